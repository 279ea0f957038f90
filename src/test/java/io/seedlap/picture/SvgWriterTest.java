package io.seedlap.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SvgWriterTest {

  @Test
  void textsAndAttributesAreEscaped() {
    String svg =
        new SvgWriter(Theme.LIGHT, "x").text("t", "<b>&\"'", "a", "\"><script>").document();
    assertEquals("<t a=\"&quot;&gt;&lt;script&gt;\">&lt;b&gt;&amp;&quot;&#39;</t>", svg);
  }

  @Test
  void charactersThatXmlForbidsAreReplaced() {
    assertEquals("a\uFFFDb\uFFFD\uD83C\uDF31", SvgWriter.escape("a\u0000b\uD800\uD83C\uDF31"));
  }

  @ParameterizedTest
  @CsvSource({"12, 12", "12.04, 12", "12.06, 12.1", "-0.01, 0", "100, 100", "-7.25, -7.3"})
  void coordinatesHaveOneDecimalAtMost(double number, String written) {
    assertEquals(written, SvgWriter.number(number));
  }

  @Test
  void aColourIsWrittenAsItsThemeHasIt() {
    String svg = new SvgWriter(Theme.DARK, "x").empty("rect", "fill", Colour.TEXT).document();
    assertEquals("<rect fill=\"" + Theme.DARK.hex(Colour.TEXT) + "\"/>", svg);
  }

  @Test
  void whatIsLeftOpenIsNoDocument() {
    SvgWriter svg = new SvgWriter(Theme.LIGHT, "x").open("g");
    assertThrows(IllegalStateException.class, svg::document);
    assertEquals("<g></g>", svg.close().document());
  }
}

package io.seedlap.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SvgWriterTest {

  @Test
  void texts_and_attributes_are_escaped() {
    String svg = new SvgWriter(Theme.LIGHT).text("t", "<b>&\"'", "a", "\"><script>").document();
    assertEquals("<t a=\"&quot;&gt;&lt;script&gt;\">&lt;b&gt;&amp;&quot;&#39;</t>", svg);
  }

  @Test
  void characters_that_xml_forbids_are_replaced() {
    assertEquals("a\uFFFDb\uFFFD\uD83C\uDF31", SvgWriter.escape("a\u0000b\uD800\uD83C\uDF31"));
  }

  @ParameterizedTest
  @CsvSource({"12, 12", "12.04, 12", "12.06, 12.1", "-0.01, 0", "100, 100", "-7.25, -7.3"})
  void coordinates_have_one_decimal_at_most(double number, String written) {
    assertEquals(written, SvgWriter.number(number));
  }

  @Test
  void a_colour_is_written_as_its_theme_has_it() {
    String svg = new SvgWriter(Theme.DARK).empty("rect", "fill", Colour.TEXT).document();
    assertEquals("<rect fill=\"" + Theme.DARK.hex(Colour.TEXT) + "\"/>", svg);
  }

  @Test
  void what_is_left_open_is_no_document() {
    SvgWriter svg = new SvgWriter(Theme.LIGHT).open("g");
    assertThrows(IllegalStateException.class, svg::document);
    assertEquals("<g></g>", svg.close().document());
  }
}

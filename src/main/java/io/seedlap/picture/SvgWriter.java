package io.seedlap.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.Deque;

/** Writes SVG element by element; closes what it opened and escapes texts and attributes. */
final class SvgWriter {
  private final StringBuilder out = new StringBuilder(16_384);
  private final Deque<String> open = new ArrayDeque<>();
  private final Theme theme;
  private final String prefix;

  /**
   * @param prefix begins the ids of this document: two of them may stand in one page, where ids are
   *     those of the page
   */
  SvgWriter(Theme theme, String prefix) {
    this.theme = theme;
    this.prefix = prefix;
  }

  /** An id of this document. */
  String id(String name) {
    return prefix + "-" + name;
  }

  /** A reference to what has an id in this document, as a colour or marker. */
  String url(String name) {
    return "url(#" + id(name) + ")";
  }

  /**
   * Opens an element.
   *
   * @param attributes names and values in turn; a value may be a text, a whole number, a double or
   *     a {@link Colour}
   */
  SvgWriter open(String element, Object... attributes) {
    start(element, attributes).append('>');
    open.push(element);
    return this;
  }

  /** Closes the element opened last. */
  SvgWriter close() {
    out.append("</").append(open.pop()).append('>');
    return this;
  }

  /** An element without content. */
  SvgWriter empty(String element, Object... attributes) {
    start(element, attributes).append("/>");
    return this;
  }

  /** An element that holds only text. */
  SvgWriter text(String element, String content, Object... attributes) {
    start(element, attributes).append('>').append(escape(content));
    out.append("</").append(element).append('>');
    return this;
  }

  /** The document; everything must be closed. */
  String document() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("still open: " + open);
    }
    return out.toString();
  }

  private StringBuilder start(String element, Object... attributes) {
    out.append('<').append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"").append(value(attributes[i + 1]));
      out.append('"');
    }
    return out;
  }

  private String value(Object value) {
    if (value instanceof Colour colour) {
      return theme.hex(colour);
    }
    return value instanceof Double number ? number(number) : escape(value.toString());
  }

  /** A coordinate with at most one decimal: {@code 12}, {@code 12.5}. */
  static String number(double number) {
    BigDecimal rounded = BigDecimal.valueOf(number).setScale(1, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** The text with XML's special characters escaped; characters that XML forbids become U+FFFD. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            it -> {
              switch (it) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(isXml(it) ? it : 0xFFFD);
              }
            });
    return escaped.toString();
  }

  private static boolean isXml(int character) {
    return (character >= 0x20 && character <= 0xD7FF)
        || (character >= 0xE000 && character <= 0xFFFD)
        || character >= 0x10000
        || character == '\t'
        || character == '\n'
        || character == '\r';
  }
}

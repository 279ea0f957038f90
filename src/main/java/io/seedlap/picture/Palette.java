package io.seedlap.picture;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.seedlap.web.KebabCase;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The colours of one theme, read from the style sheet that the page at {@code /} uses: the custom
 * properties of {@code page/palette.css}. Those in its media query for a dark colour scheme replace
 * the others in the dark theme.
 */
final class Palette {
  private static final Pattern PROPERTY = Pattern.compile("--([a-z0-9-]+): *(#[0-9a-f]{6});");
  private static final String DARK_SCHEME = "@media (prefers-color-scheme: dark)";
  private static final String STYLE_SHEET = new String(PageResource.read("palette.css"), UTF_8);

  private final Map<Colour, String> colours = new EnumMap<>(Colour.class);

  private Palette(Map<String, String> properties) {
    for (Colour colour : Colour.values()) {
      String value = properties.get(KebabCase.of(colour));
      if (value == null) {
        throw new IllegalStateException("palette.css has no colour --" + KebabCase.of(colour));
      }
      colours.put(colour, value);
    }
  }

  static Palette light() {
    return new Palette(properties(STYLE_SHEET.substring(0, darkScheme())));
  }

  static Palette dark() {
    Map<String, String> properties = properties(STYLE_SHEET.substring(0, darkScheme()));
    properties.putAll(properties(STYLE_SHEET.substring(darkScheme())));
    return new Palette(properties);
  }

  String hex(Colour colour) {
    return Objects.requireNonNull(colours.get(colour));
  }

  private static int darkScheme() {
    int index = STYLE_SHEET.indexOf(DARK_SCHEME);
    if (index < 0) {
      throw new IllegalStateException("palette.css has no " + DARK_SCHEME);
    }
    return index;
  }

  private static Map<String, String> properties(String css) {
    Map<String, String> properties = new HashMap<>();
    Matcher property = PROPERTY.matcher(css);
    while (property.find()) {
      properties.put(property.group(1), property.group(2));
    }
    return properties;
  }
}

package io.seedlap.connections;

/** The syntax of a request target: RFC 9112, section 3.2, with the characters of RFC 3986. */
final class RequestTarget {
  private static final String PUNCTUATION = "-._~!$&'()*+,;=:@/?%";

  private RequestTarget() {}

  /**
   * Whether this is a target in origin-form, in absolute-form of the scheme http or https, or
   * {@code *}, whose percent escapes are UTF-8. An overlong encoding is not UTF-8.
   */
  static boolean isValid(String target) {
    int start = start(target);
    return start >= 0 && isText(target, start);
  }

  private static int start(String target) {
    if (target.startsWith("/")) {
      return target.startsWith("//") ? -1 : 0; // a reference to another host
    }
    if (target.equals("*")) {
      return 0;
    }
    for (String scheme : new String[] {"http://", "https://"}) {
      if (target.regionMatches(true, 0, scheme, 0, scheme.length())
          && target.length() > scheme.length()
          && target.charAt(scheme.length()) != '/') {
        return scheme.length();
      }
    }
    return -1;
  }

  private static boolean isText(String target, int start) {
    boolean query = false;
    Utf8 bytes = new Utf8();
    for (int i = start; i < target.length(); i++) {
      char c = target.charAt(i);
      if (c == '%') {
        int value = escape(target, i + 1);
        if (value < 0 || !bytes.accept(value)) {
          return false;
        }
        i += 2;
      } else if (bytes.isCut() || !isAllowed(c, query)) {
        return false;
      }
      query |= c == '?';
    }
    return !bytes.isCut();
  }

  /** Square brackets stand in the queries of many clients, though RFC 3986 wants them escaped. */
  private static boolean isAllowed(char c, boolean query) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || PUNCTUATION.indexOf(c) >= 0
        || (query && (c == '[' || c == ']'));
  }

  private static int escape(String target, int at) {
    if (at + 2 > target.length()) {
      return -1;
    }
    int high = Character.digit(target.charAt(at), 16);
    int low = Character.digit(target.charAt(at + 1), 16);
    return high < 0 || low < 0 ? -1 : high << 4 | low;
  }

  /** Reads UTF-8 byte by byte: Unicode 15, table 3-7. */
  private static final class Utf8 {
    private int missing;
    private int least;
    private int greatest;

    /** Whether the last character lacks bytes. */
    boolean isCut() {
      return missing > 0;
    }

    /** Whether this byte may follow those before it. */
    boolean accept(int value) {
      if (missing > 0) {
        boolean valid = value >= least && value <= greatest;
        expect(missing - 1, 0x80, 0xbf);
        return valid;
      }
      if (value >= 0xc2 && value <= 0xdf) {
        expect(1, 0x80, 0xbf);
      } else if (value >= 0xe0 && value <= 0xef) {
        expect(2, value == 0xe0 ? 0xa0 : 0x80, value == 0xed ? 0x9f : 0xbf);
      } else if (value >= 0xf0 && value <= 0xf4) {
        expect(3, value == 0xf0 ? 0x90 : 0x80, value == 0xf4 ? 0x8f : 0xbf);
      }
      return value < 0x80 || missing > 0;
    }

    private void expect(int bytes, int from, int to) {
      missing = bytes;
      least = from;
      greatest = to;
    }
  }
}

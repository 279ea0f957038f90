package io.seedlap.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Reads the files that pictures share with the page at {@code /}. */
final class PageResource {
  private static final String FOLDER = "/META-INF/resources/page/";

  private PageResource() {}

  /**
   * The content of a file of the page.
   *
   * @throws IllegalStateException if this build has no such file
   */
  static byte[] read(String file) {
    try (InputStream in = PageResource.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException(FOLDER + file + " is missing from this build");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package io.seedlap.solve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/**
 * What shows that a file is another one, or was written to.
 *
 * @param key identifies the file in its file system; null where that has no such thing
 */
record FileState(long size, FileTime modified, Object key) {
  static FileState of(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    return new FileState(attributes.size(), attributes.lastModifiedTime(), attributes.fileKey());
  }

  /** Whether the file is there, and has not changed. */
  boolean isOf(Path file) {
    try {
      return equals(of(file));
    } catch (IOException e) {
      return false;
    }
  }
}

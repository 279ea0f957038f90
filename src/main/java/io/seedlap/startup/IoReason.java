package io.seedlap.startup;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;

/** Why a file cannot be used, in words: messages of the JDK are often no more than its name. */
public final class IoReason {
  private IoReason() {}

  /** The reason, with the file's name where it is known; no full stop. */
  public static String of(IOException failure) {
    if (!(failure instanceof FileSystemException it)) {
      String message = failure.getMessage();
      return message == null ? failure.getClass().getSimpleName() : message;
    }
    String file = it.getOtherFile() == null ? it.getFile() : it.getOtherFile();
    return file == null ? reason(it) : file + ": " + reason(it);
  }

  private static String reason(FileSystemException failure) {
    if (failure instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (failure instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    if (failure instanceof FileAlreadyExistsException) {
      return "something else is in its place";
    }
    if (failure instanceof NotDirectoryException) {
      return "it is no folder";
    }
    String reason = failure.getReason();
    return reason == null
        ? failure.getClass().getSimpleName()
        : reason.substring(0, 1).toLowerCase(Locale.ROOT) + reason.substring(1);
  }
}

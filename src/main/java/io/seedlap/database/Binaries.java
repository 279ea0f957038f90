package io.seedlap.database;

import io.seedlap.startup.StartFailure;
import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32C;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/**
 * The programs of PostgreSQL, which the package brings as an archive, unpacked into a folder that
 * is named after the archive's checksum. They are unpacked beside it and moved there when whole. A
 * list of the files and their lengths is kept with them: a folder that does not have all of them (a
 * disk that was full or lost power) is unpacked anew.
 */
final class Binaries {
  /** Major version of the archive. */
  static final int MAJOR_VERSION = 17;

  private static final String LIST = "files";
  private static final String PROGRAMS = "bin/";

  private Binaries() {}

  /**
   * Unpacks what is not there yet.
   *
   * @param parent created if missing; may be shared with other processes
   * @return the folder that has {@code bin}, {@code lib} and {@code share}
   * @throws StartFailure if the package has no PostgreSQL for this system
   */
  static Path in(Path parent) throws IOException {
    return in(parent, archive());
  }

  /** The same of another archive, in the format of those in the package. */
  static Path in(Path parent, byte[] archive) throws IOException {
    CRC32C checksum = new CRC32C();
    checksum.update(archive);
    Path place =
        OwnFiles.createFolder(parent)
            .resolve(String.format(Locale.ROOT, "postgresql-%08x", checksum.getValue()));
    if (!isWhole(place)) {
      unpackInto(place, archive);
    }
    return place;
  }

  private static void unpackInto(Path place, byte[] archive) throws IOException {
    OwnFiles.delete(place);
    OwnFiles.deleteUnfinished(place);
    Path unfinished = OwnFiles.createUnfinished(place);
    try {
      Files.write(unfinished.resolve(LIST), unpack(archive, unfinished));
      Files.move(unfinished, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      OwnFiles.delete(unfinished);
      if (!isWhole(place)) { // another process may have been faster
        throw e;
      }
    }
  }

  private static byte[] archive() throws IOException {
    String system = System.getProperty("os.name");
    String architecture = System.getProperty("os.arch");
    try (InputStream archive =
        DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(family(system), architecture)) {
      return archive.readAllBytes();
    } catch (IllegalStateException e) {
      throw new StartFailure(
          "This package has no PostgreSQL for %s on %s. Give it a database of its own by"
                  .formatted(system, architecture)
              + " seedlap.persistence=external, or keep no games with off.",
          e);
    }
  }

  /** As the archives are named. */
  private static String family(String system) {
    if (system.startsWith("Windows")) {
      return "Windows";
    }
    return system.startsWith("Mac") ? "Darwin" : system;
  }

  /**
   * @return a line for each file: its length and its name
   */
  private static List<String> unpack(byte[] archive, Path folder) throws IOException {
    List<String> files = new ArrayList<>();
    try (TarArchiveInputStream tar =
        new TarArchiveInputStream(new XZInputStream(new ByteArrayInputStream(archive)))) {
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        String name = entry.getName().replaceFirst("^\\./", "");
        Path file = folder.resolve(name);
        if (entry.isDirectory()) {
          Files.createDirectories(file);
          continue;
        }
        Files.createDirectories(file.getParent());
        if (entry.isSymbolicLink()) {
          Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
        } else {
          Files.copy(tar, file);
          files.add(entry.getSize() + " " + name);
          if (name.startsWith(PROGRAMS)) {
            file.toFile().setExecutable(true, false);
          }
        }
      }
    }
    return files;
  }

  /** Whether a folder has all files that it was unpacked with. */
  static boolean isWhole(Path folder) {
    try {
      for (String line : Files.readAllLines(folder.resolve(LIST))) {
        int space = line.indexOf(' ');
        Path file = folder.resolve(line.substring(space + 1));
        if (Files.size(file) != Long.parseLong(line.substring(0, space))) {
          return false;
        }
      }
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}

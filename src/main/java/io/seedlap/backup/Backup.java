package io.seedlap.backup;

import io.seedlap.backup.Manifest.Table;
import io.seedlap.database.DatabaseAtHand;
import io.seedlap.startup.StartFailure;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;

/**
 * Writes an archive, a ZIP file of all rows of all tables. They are read in one transaction and so
 * are of one moment: whatever was acknowledged before it began is there, also while games go on.
 */
public final class Backup {
  private static final int BUFFER_BYTES = 1 << 16;

  private Backup() {}

  /**
   * Writes the archive. It has its name when it is whole, and is closed to other users: it has all
   * that the database has, hashes of tokens too.
   *
   * @param file that is not there yet
   * @return what is in it
   * @throws StartFailure if the file is there, or the database has no games or fails
   * @throws IOException if it cannot be written
   */
  public static Manifest write(DatabaseAtHand database, Path file) throws IOException {
    if (Files.exists(file)) {
      throw new StartFailure("There is a file " + file + " already: name another.");
    }
    Path place = file.toAbsolutePath();
    Path part = // closed to others
        Files.createTempFile(place.getParent(), place.getFileName() + ".", ".part");
    try {
      Manifest manifest;
      try (Connection connection = database.connect();
          OutputStream out = Files.newOutputStream(part, StandardOpenOption.WRITE);
          ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(out, BUFFER_BYTES))) {
        manifest = write(connection, zip);
      } catch (SQLException e) {
        throw new StartFailure("The database cannot be read: " + e.getMessage(), e);
      }
      try (FileChannel written = FileChannel.open(part, StandardOpenOption.WRITE)) {
        written.force(true); // it is on the disk before it is called a backup
      }
      Files.move(part, place, StandardCopyOption.ATOMIC_MOVE);
      return manifest;
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static Manifest write(Connection connection, ZipOutputStream zip)
      throws IOException, SQLException {
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    connection.setReadOnly(true);
    connection.setAutoCommit(false);
    String createdAt = Instant.now().toString();
    String schema =
        Schema.version(connection)
            .orElseThrow(
                () -> new StartFailure("No games are kept yet: there is nothing to save."));
    CopyManager copies = connection.unwrap(PGConnection.class).getCopyAPI();
    List<Table> tables = new ArrayList<>();
    for (Table table : Schema.tables(connection)) {
      zip.putNextEntry(new ZipEntry(table.entry()));
      OutputStream rows = new BufferedOutputStream(zip, BUFFER_BYTES);
      long count = copies.copyOut(table.copy("to stdout"), rows);
      rows.flush();
      zip.closeEntry();
      tables.add(new Table(table.name(), table.columns(), count));
    }
    Manifest manifest =
        new Manifest(Manifest.FORMAT, schema, createdAt, tables, Schema.sequences(connection));
    zip.putNextEntry(new ZipEntry(Manifest.NAME));
    zip.write(manifest.toJson());
    zip.closeEntry();
    return manifest;
  }
}

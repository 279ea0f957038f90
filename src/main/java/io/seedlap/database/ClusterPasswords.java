package io.seedlap.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The passwords of the roles of an embedded cluster, 256 random bits each. They are kept in the
 * data directory, in a file that only its owner may read and that has the format of libpq's
 * password files: {@code PGPASSFILE=data/postgresql/pgpass psql -h 127.0.0.1 ...}.
 *
 * @param superuser of {@link #SUPERUSER}, for whoever looks after the database
 * @param service of {@link #SERVICE}
 */
record ClusterPasswords(String superuser, String service) {
  /** The role that initdb makes; the service does not use it. */
  static final String SUPERUSER = "postgres";

  /** The role of the service, and the name of its database. */
  static final String SERVICE = "seedlap";

  /** Written last: where it is, the cluster is locked by these passwords. */
  private static final String FILE = "pgpass";

  private static final int BYTES = 32;
  private static final SecureRandom RANDOM = new SecureRandom();

  /** New ones. */
  static ClusterPasswords random() {
    return new ClusterPasswords(randomText(), randomText());
  }

  private static String randomText() {
    byte[] bits = new byte[BYTES];
    RANDOM.nextBytes(bits);
    return HexFormat.of().formatHex(bits);
  }

  /** Those of a data directory; empty where it has none, or not both. */
  static Optional<ClusterPasswords> in(Path data) {
    try {
      String text = Files.readString(data.resolve(FILE));
      Optional<String> superuser = find(text, SUPERUSER);
      Optional<String> service = find(text, SERVICE);
      return superuser.isPresent() && service.isPresent()
          ? Optional.of(new ClusterPasswords(superuser.get(), service.get()))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> find(String text, String role) {
    Matcher line =
        Pattern.compile("(?m)^127\\.0\\.0\\.1:\\*:\\*:" + role + ":([0-9a-f]+)$").matcher(text);
    return line.find() ? Optional.of(line.group(1)) : Optional.empty();
  }

  /** Writes the file, whole or not at all. */
  void writeTo(Path data) throws IOException {
    String text = line(SUPERUSER, superuser) + line(SERVICE, service);
    OwnFiles.replace(data.resolve(FILE), text);
  }

  private static String line(String role, String password) {
    return "127.0.0.1:*:*:" + role + ":" + password + "\n";
  }

  /** Does not reveal them. */
  @Override
  public String toString() {
    return "passwords";
  }
}

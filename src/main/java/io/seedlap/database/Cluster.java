package io.seedlap.database;

import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * The data directory of the embedded PostgreSQL, {@code postgresql} in the data folder. It is
 * initialised beside its place and moved there when whole.
 */
final class Cluster {
  private static final Logger LOG = Logger.getLogger(Cluster.class);
  private static final String NAME = "postgresql";

  /** Empty; written when the cluster is whole. */
  private static final String WHOLE = "seedlap-initialised";

  /** Written by each start of a server, and so only where initialisation had come to its end. */
  private static final String STARTED = "postmaster.opts";

  /** Where a copy made by pg_basebackup begins; it has no file of the server's starts. */
  private static final String BACKUP = "backup_label";

  /** The option of initdb that names the directory. */
  private static final String DIRECTORY = "--pgdata=";

  private static final Duration ORPHAN_WAIT = Duration.ofSeconds(5);

  private Cluster() {}

  /** The data directory. */
  static Path in(Path folder) {
    return folder.resolve(NAME);
  }

  /** The major version of the PostgreSQL that has made the cluster; empty where there is none. */
  static Optional<String> version(Path folder) {
    try {
      String version = Files.readString(in(folder).resolve("PG_VERSION")).strip();
      return version.isEmpty() ? Optional.empty() : Optional.of(version);
    } catch (IOException e) {
      return Optional.empty(); // none yet; or it cannot be read, which PostgreSQL says itself
    }
  }

  /**
   * Checks that the cluster, if there is one, is of the version that the package brings: PostgreSQL
   * reads no data directory of another major version.
   *
   * @throws StartFailure if it is not
   */
  static void checkVersion(Path folder) {
    String own = Integer.toString(Binaries.MAJOR_VERSION);
    String version = version(folder).orElse(own);
    if (!version.equals(own)) {
      throw new StartFailure(
          ("The games in %s were kept by PostgreSQL %s, and this Seedlap brings PostgreSQL %s, which"
                  + " does not read them. Take them along: run the command backup games.zip, move %s"
                  + " away, and run restore games.zip; operations.md says more under Upgrading.")
              .formatted(folder, version, own, in(folder)));
    }
  }

  /**
   * Initialises the cluster where there is none, locked by these passwords. One that an earlier
   * Seedlap has left unfinished holds no game, since no server has ever run on it; it is set aside.
   */
  static void prepare(Path folder, PostgresCommand command, ClusterPasswords passwords)
      throws IOException {
    Path place = in(folder);
    if (Files.exists(place) && !(Files.isReadable(place) && Files.isExecutable(place))) {
      throw new AccessDeniedException(place.toString());
    }
    if (Files.exists(place) && !isWhole(place)) {
      Path aside = place.resolveSibling(NAME + "." + UUID.randomUUID() + ".unfinished");
      Files.move(place, aside);
      LOG.warnf("%s was left unfinished by an earlier start; it is set aside as %s", place, aside);
    }
    if (!Files.exists(place)) {
      initialise(place, command, passwords);
    }
  }

  private static boolean isWhole(Path place) {
    return Stream.of(WHOLE, STARTED, BACKUP).anyMatch(it -> Files.exists(place.resolve(it)));
  }

  private static void initialise(Path place, PostgresCommand command, ClusterPasswords passwords)
      throws IOException {
    endOrphans(place);
    OwnFiles.deleteUnfinished(place);
    Path unfinished = OwnFiles.createUnfinished(place);
    Path password = OwnFiles.createUnfinishedFile(place, passwords.superuser());
    try {
      command.run(
          "initdb",
          List.of(
              "--auth=scram-sha-256",
              "--username=" + ClusterPasswords.SUPERUSER,
              "--pwfile=" + password,
              DIRECTORY + unfinished,
              "--encoding=UTF8",
              "--locale=C.UTF-8"));
      ClusterAccess.lock(unfinished, command, passwords);
      OwnFiles.createFile(unfinished.resolve(WHOLE));
      Files.move(unfinished, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      OwnFiles.delete(unfinished);
      throw e;
    } finally {
      OwnFiles.delete(password);
    }
  }

  /** Ends initialisations whose owner was killed; else they would go on writing for a while. */
  private static void endOrphans(Path place) throws IOException {
    List<ProcessHandle> orphans =
        ProcessHandle.allProcesses()
            .filter(process -> isInitialising(process, place + "."))
            .flatMap(process -> Stream.concat(process.descendants(), Stream.of(process)))
            .toList();
    orphans.forEach(ProcessHandle::destroyForcibly);
    for (ProcessHandle orphan : orphans) {
      Postmaster.awaitExit(orphan, ORPHAN_WAIT);
    }
  }

  private static boolean isInitialising(ProcessHandle process, String directory) {
    return Stream.of(process.info().arguments().orElse(new String[0]))
        .anyMatch(
            argument ->
                argument.startsWith(DIRECTORY + directory) || argument.startsWith(directory));
  }
}

package io.seedlap.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jboss.logging.Logger;
import org.postgresql.util.PasswordUtil;

/**
 * Who gets into an embedded cluster: two roles, each by its password, over loopback. The service's
 * own role owns the service's database and has no right beyond it: it runs no program and reads no
 * file of the server.
 *
 * <p>What is to be done is done by PostgreSQL's single-user mode, while no server runs: there is no
 * moment in which a server lets anybody in without a password. Each step may be repeated, and the
 * file of passwords is written after all others: a cluster in which it is missing, because an
 * earlier version made it or a start was killed, is locked anew.
 */
final class ClusterAccess {
  private static final Logger LOG = Logger.getLogger(ClusterAccess.class);

  /**
   * The whole of pg_hba.conf: what it does not name is refused, other sockets and replication too.
   */
  private static final String HOST_BASED_AUTHENTICATION =
      """
      # Written by Seedlap. The passwords are in the file pgpass, beside this one.
      host all all 127.0.0.1/32 scram-sha-256
      """;

  /**
   * In template1. A cluster's first database, in which earlier versions kept games, is renamed;
   * where somebody has made another of that name, games must not be looked for there.
   */
  private static final String ROLES =
      """
      do $$begin if not exists (select from pg_roles where rolname = 'seedlap') \
      then create role seedlap; end if; end$$
      alter role seedlap with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls \
      password '%s'
      alter role postgres with password '%s'
      do $$begin if not exists (select from pg_database where datname = 'seedlap') \
      then alter database postgres rename to seedlap; \
      elsif exists (select from pg_database where datname = 'postgres') \
      then raise 'it has both a database postgres and a database seedlap'; end if; end$$
      alter database seedlap owner to seedlap
      revoke all on database seedlap from public
      revoke all on database template1 from public
      """;

  /** In the service's database. Sequences, indexes and constraints are their tables' own. */
  private static final String TABLES =
      """
      alter schema public owner to pg_database_owner
      revoke create on schema public from public
      do $$declare owned regclass; begin for owned in select oid from pg_class \
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') \
      loop execute format('alter table %s owner to seedlap', owned); end loop; end$$
      do $$declare owned regprocedure; begin for owned in select oid from pg_proc \
      where pronamespace = 'public'::regnamespace \
      loop execute format('alter routine %s owner to seedlap', owned); end loop; end$$
      """;

  private ClusterAccess() {}

  /** Locks a cluster that earlier versions left open, or of which the passwords are gone. */
  static void lockIfOpen(Path data, PostgresCommand command, ClusterPasswords passwords)
      throws IOException {
    boolean initialised = Files.exists(data.resolve("PG_VERSION")); // else the server says why not
    if (initialised && ClusterPasswords.in(data).isEmpty()) {
      Postmaster.stopOrphan(data);
      lock(data, command, passwords);
      LOG.infof("The database in %s has passwords now, kept in its file pgpass", data);
    }
  }

  /**
   * Gives the roles these passwords, and lets in nobody else.
   *
   * @param data a data directory on which no server runs
   * @throws IOException if a step fails; all of them are taken again then
   */
  static void lock(Path data, PostgresCommand command, ClusterPasswords passwords)
      throws IOException {
    String roles = ROLES.formatted(verifier(passwords.service()), verifier(passwords.superuser()));
    execute(data, command, "template1", roles);
    execute(data, command, ClusterPasswords.SERVICE, TABLES);
    OwnFiles.replace(data.resolve("pg_hba.conf"), HOST_BASED_AUTHENTICATION);
    passwords.writeTo(data);
  }

  /** Each line is a command; the first that fails ends the program. */
  private static void execute(Path data, PostgresCommand command, String database, String lines)
      throws IOException {
    command.run(
        "postgres",
        List.of("--single", "-D", data.toString(), "-c", "exit_on_error=on", database),
        lines);
  }

  /** What PostgreSQL stores; the password itself never gets into a statement or a log. */
  private static String verifier(String password) {
    return PasswordUtil.encodeScramSha256(password.toCharArray());
  }
}

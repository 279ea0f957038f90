package io.seedlap.database;

import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Distinguishes failures of the database from errors in this program: only what a retry may mend
 * without a change of the program counts as one of the database.
 */
final class DatabaseFailures {
  /**
   * SQLSTATEs, and classes of them (PostgreSQL, appendix A): 08 connection, 53 resources, 57P
   * operator intervention, 58 system; and what happens under load: 40001 and 40P01 serialization
   * and deadlock, 55P03 a lock that was not to be had in time, 57014 a statement and 25P03 a
   * transaction that took too long.
   */
  private static final Set<String> OUTAGES =
      Set.of("08", "53", "57P", "58", "40001", "40P01", "55P03", "57014", "25P03");

  private static final String DISK_FULL = "53100";

  /** What the pool of connections (Agroal) says without an SQLSTATE when it has none to give. */
  private static final Pattern NO_CONNECTION =
      Pattern.compile(
          "(?i).*acquisition timeout.*|Interrupted while acquiring|Exception while creating new"
              + " connection|.*pool is shutting down|This pool is closed.*|This connection has been"
              + " closed.*");

  /** The driver's own state for what it does not expect, such as a thread that is interrupted. */
  private static final String DRIVER_FAILED = "99999";

  private static final String INTERRUPTED = "Interrupted while attempting to connect.";

  private static final int MAX_DEPTH = 20;

  private DatabaseFailures() {}

  /**
   * Whether a retry may succeed. A commit during which the connection broke has no SQLException
   * among its causes: it is the one of a transaction that is found rolled back.
   */
  static boolean isUnavailable(Throwable failure) {
    SQLException cause = find(failure, SQLException.class);
    if (cause == null) {
      return find(failure, RollbackException.class) != null;
    }
    String state = cause.getSQLState();
    if (DRIVER_FAILED.equals(state)) {
      return cause.getCause() != null && INTERRUPTED.equals(cause.getCause().getMessage());
    }
    return state == null
        ? NO_CONNECTION.matcher(String.valueOf(cause.getMessage())).matches()
        : OUTAGES.stream().anyMatch(state::startsWith);
  }

  /** Whether the database has no room on its disk. */
  static boolean isStorageFull(Throwable failure) {
    SQLException cause = find(failure, SQLException.class);
    return cause != null && DISK_FULL.equals(cause.getSQLState());
  }

  /** The first of this type among the failure and its causes; null when there is none. */
  static <T extends Throwable> @Nullable T find(@Nullable Throwable failure, Class<T> type) {
    @Nullable Throwable cause = failure;
    for (int depth = 0; cause != null && depth < MAX_DEPTH; depth++, cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return type.cast(cause);
      }
    }
    return null;
  }

  /** What the database or its driver has said; else the failure itself. */
  static Throwable cause(Throwable failure) {
    SQLException cause = find(failure, SQLException.class);
    return cause == null ? failure : cause;
  }

  /** The first line of the message, for the log. */
  static String firstLine(Throwable failure) {
    Throwable cause = cause(failure);
    String message = cause.getMessage();
    return message == null
        ? cause.getClass().getSimpleName()
        : message.strip().lines().findFirst().orElse("");
  }
}

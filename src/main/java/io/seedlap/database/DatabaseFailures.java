package io.seedlap.database;

import jakarta.persistence.TransactionRequiredException;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import java.util.Set;

/** Tells failures of the database itself from faults of ours. */
final class DatabaseFailures {
  /** Classes of SQLSTATE: connection, rollback, resources, operator, system, driver. */
  private static final Set<String> UNAVAILABLE =
      Set.of("08", "25", "40", "53", "55", "57", "58", "99");

  private static final int DEEPEST = 20;

  private DatabaseFailures() {}

  /**
   * Whether trying again later may help. The pool's own failures carry no SQLSTATE; a commit that
   * the connection broke under, and work whose transaction has run out of time, carry no SQL
   * failure at all.
   */
  static boolean isUnavailable(Throwable failure) {
    SQLException cause = find(failure, SQLException.class);
    if (cause == null) {
      return find(failure, RollbackException.class) != null
          || find(failure, TransactionRequiredException.class) != null;
    }
    return (cause.getSQLState() == null
        || UNAVAILABLE.contains(cause.getSQLState().substring(0, 2)));
  }

  /** The first of this type among the failure and its causes; null when there is none. */
  static <T extends Throwable> T find(Throwable failure, Class<T> type) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++, cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return type.cast(cause);
      }
    }
    return null;
  }

  /** One line for the log. */
  static String inShort(Throwable failure) {
    SQLException cause = find(failure, SQLException.class);
    String message = (cause == null ? failure : cause).getMessage();
    return message == null
        ? failure.getClass().getSimpleName()
        : message.strip().lines().findFirst().orElse("");
  }
}

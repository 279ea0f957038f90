package io.seedlap.database;

import jakarta.persistence.TransactionRequiredException;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Distinguishes failures of the database from errors in this program. */
final class DatabaseFailures {
  /**
   * Classes of SQLSTATE (PostgreSQL, appendix A): 08 connection, 25 transaction state, 40 rollback,
   * 53 resources, 55 prerequisite state (locks), 57 operator intervention, 58 system; 99 is the
   * driver's own.
   */
  private static final Set<String> UNAVAILABLE =
      Set.of("08", "25", "40", "53", "55", "57", "58", "99");

  private static final int MAX_DEPTH = 20;

  private DatabaseFailures() {}

  /**
   * Whether a retry may succeed. Failures of the connection pool have no SQLSTATE. A commit during
   * which the connection broke, and work whose transaction has timed out, have no SQLException
   * among their causes.
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
  static <T extends Throwable> @Nullable T find(@Nullable Throwable failure, Class<T> type) {
    @Nullable Throwable cause = failure;
    for (int depth = 0; cause != null && depth < MAX_DEPTH; depth++, cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return type.cast(cause);
      }
    }
    return null;
  }

  /** The first line of the message, for the log. */
  static String firstLine(Throwable failure) {
    SQLException cause = find(failure, SQLException.class);
    String message = (cause == null ? failure : cause).getMessage();
    return message == null
        ? failure.getClass().getSimpleName()
        : message.strip().lines().findFirst().orElse("");
  }
}

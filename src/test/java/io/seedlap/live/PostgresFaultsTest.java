package io.seedlap.live;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.database.Databases;
import java.lang.reflect.Proxy;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** The threads that notify and listen, when connections fail in all ways. */
@Timeout(60)
class PostgresFaultsTest {
  private static final UUID ID = UUID.randomUUID();

  @Test
  void theListenerListensAgainWhateverEndedIt() {
    Connection connection = listening();
    PostgresListener listener =
        new PostgresListener(
            Databases.ready(),
            failingFirst(connection, new InternalError(), new IllegalStateException()));
    Set<UUID> changed = ConcurrentHashMap.newKeySet();
    AtomicInteger missed = new AtomicInteger();
    listener.start(changed::add, missed::incrementAndGet);
    await().until(() -> changed.contains(ID));
    assertTrue(missed.get() > 0);
    listener.stop();
  }

  @Test
  void theNotifierSendsTheNextNotificationsWhateverTheLastOnesFailedBy() {
    AtomicInteger sent = new AtomicInteger();
    PostgresNotifier notifier =
        new PostgresNotifier(
            Databases.ready(),
            failingFirst(
                sending(sent),
                new SQLException(),
                new StackOverflowError(),
                new IllegalStateException()));
    notifier.start();
    await()
        .until(
            () -> {
              notifier.send(ID, 1);
              return sent.get() > 0;
            });
    notifier.stop();
  }

  private static Connection listening() {
    Iterator<PGNotification[]> notifications =
        List.<PGNotification[]>of(
                new PGNotification[] {notification("no id"), notification(ID + ":3")})
            .iterator();
    PGConnection channel =
        fake(
            PGConnection.class,
            Map.of(
                "getNotifications", () -> notifications.hasNext() ? notifications.next() : null));
    return fake(
        Connection.class,
        Map.of(
            "unwrap",
            () -> channel,
            "createStatement",
            () -> fake(Statement.class, Map.of("execute", () -> true)),
            "isValid",
            () -> true));
  }

  private static PGNotification notification(String payload) {
    return fake(PGNotification.class, Map.of("getParameter", () -> payload));
  }

  private static Connection sending(AtomicInteger sent) {
    PreparedStatement statement =
        fake(PreparedStatement.class, Map.of("execute", () -> sent.incrementAndGet() > 0));
    return fake(
        Connection.class,
        Map.of(
            "prepareStatement",
            () -> statement,
            "createArrayOf",
            () -> fake(Array.class, Map.of())));
  }

  private static DataSource failingFirst(Connection connection, Throwable... faults) {
    Iterator<Throwable> failures = List.of(faults).iterator();
    return fake(
        DataSource.class,
        Map.of(
            "getConnection",
            () -> {
              if (failures.hasNext()) {
                Databases.<RuntimeException>raise(failures.next());
              }
              return connection;
            }));
  }

  /** An object with these methods; others do nothing and return null. */
  private static <T> T fake(Class<T> type, Map<String, Callable<?>> methods) {
    return type.cast(
        Proxy.newProxyInstance(
            PostgresFaultsTest.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              Callable<?> body = methods.get(method.getName());
              return body == null ? null : body.call();
            }));
  }
}

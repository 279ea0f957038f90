package io.seedlap.games;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.seedlap.database.Database;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tells watchers, here and on other servers that share the database, that a game has changed. News
 * is a hint to look into the table and nothing more: a watcher who misses one sees the change when
 * he looks next.
 */
@ApplicationScoped
class GameNews {
  private final Database database;
  private final NewsSender sender;
  private final NewsListener listener;
  private final Map<UUID, Set<Watch>> watches = new ConcurrentHashMap<>();

  /** Quarkus waits for requests before it tells anybody that it stops; streams must end before. */
  private final Thread closing = new Thread(this::close, "game-news-closing");

  private volatile boolean closed;

  GameNews(Database database, NewsSender sender, NewsListener listener) {
    this.database = database;
    this.sender = sender;
    this.listener = listener;
  }

  void start(@Observes StartupEvent event) {
    if (database.isOn()) {
      Runtime.getRuntime().addShutdownHook(closing);
    }
    if (database.isShared()) {
      sender.start();
      listener.start(this::wake, this::wakeAll);
    }
  }

  void stop(@Observes ShutdownEvent event) {
    try {
      Runtime.getRuntime().removeShutdownHook(closing);
    } catch (IllegalStateException e) {
      // it is running: the whole process stops, not the application alone
    }
    sender.stop();
    listener.stop();
  }

  /** The game has changed: its last ply is this. Call it when the change is committed. */
  void tell(UUID game, int ply) {
    wake(game);
    if (database.isShared()) {
      sender.send(game, ply);
    }
  }

  /** A watch over the game, woken from now on until it is closed. */
  Watch watch(UUID game) {
    Watch watch = new Watch();
    watches.compute(
        game,
        (id, others) -> {
          Set<Watch> all = others == null ? ConcurrentHashMap.newKeySet() : others;
          all.add(watch);
          return all;
        });
    watch.onClose(
        () ->
            watches.computeIfPresent(
                game,
                (id, others) -> {
                  others.remove(watch);
                  return others.isEmpty() ? null : others;
                }));
    return watch;
  }

  /** Whether the server stops, and streams shall end. */
  boolean isClosed() {
    return closed;
  }

  private void close() {
    closed = true;
    wakeAll();
  }

  private void wake(UUID game) {
    watches.getOrDefault(game, Set.of()).forEach(Watch::wake);
  }

  private void wakeAll() {
    watches.values().forEach(all -> all.forEach(Watch::wake));
  }
}

package io.seedlap.live;

import io.seedlap.live.EventReader.EventBatch;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;

/**
 * Reads for streams on worker threads. Streams of one game or match that ask while a reading of it
 * is under way share the next, so that a change is read once or twice, however many watch. A
 * reading begins after it has been asked for, since it must see the change that the stream was
 * woken for.
 */
final class SharedReads {
  private final Executor workers;

  /** What is asked for while something is read, by what it is of and the last id. */
  private final Map<Object, Map<Integer, CompletableFuture<EventBatch>>> next = new HashMap<>();

  SharedReads(Executor workers) {
    this.workers = workers;
  }

  /**
   * How a stream reads.
   *
   * @param of what is read: streams share by it
   * @param reader for any stream of the same
   */
  IntFunction<Uni<EventBatch>> by(Object of, EventReader reader) {
    return lastId -> Uni.createFrom().emitter(emitter -> pass(join(of, lastId, reader), emitter));
  }

  /** Not by the stage itself: a stream that is cancelled would cancel it for the others. */
  @SuppressWarnings("FutureReturnValueIgnored") // passing on does not fail
  private static void pass(
      CompletableFuture<EventBatch> result, UniEmitter<? super EventBatch> emitter) {
    result.whenComplete(
        (batch, failure) -> {
          if (failure == null) {
            emitter.complete(batch);
          } else {
            emitter.fail(failure);
          }
        });
  }

  private CompletableFuture<EventBatch> join(Object of, int lastId, EventReader reader) {
    CompletableFuture<EventBatch> joined;
    boolean first;
    synchronized (next) {
      first = !next.containsKey(of);
      joined =
          next.computeIfAbsent(of, key -> new HashMap<>())
              .computeIfAbsent(lastId, id -> new CompletableFuture<>());
    }
    if (first) {
      workers.execute(() -> readAll(of, reader));
    }
    return joined;
  }

  private void readAll(Object of, EventReader reader) {
    Map<Integer, CompletableFuture<EventBatch>> asked;
    synchronized (next) {
      asked = next.put(of, new HashMap<>());
    }
    asked.forEach((lastId, result) -> read(lastId, reader, result));
    boolean more;
    synchronized (next) {
      more = !next.get(of).isEmpty();
      if (!more) {
        next.remove(of);
      }
    }
    if (more) {
      workers.execute(() -> readAll(of, reader));
    }
  }

  private static void read(int lastId, EventReader reader, CompletableFuture<EventBatch> result) {
    EventBatch batch;
    try {
      batch = reader.readAfter(lastId);
    } catch (Throwable e) {
      result.completeExceptionally(e);
      return;
    }
    result.complete(batch);
  }
}

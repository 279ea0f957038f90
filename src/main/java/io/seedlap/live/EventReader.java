package io.seedlap.live;

import java.util.List;
import java.util.Set;
import java.util.UUID;

/** Reads the events of one stream from the tables, on a worker thread. */
@FunctionalInterface
public interface EventReader {
  /** How many events a reader should read at once, more or less. */
  int BATCH_SIZE = 20;

  /**
   * The next events after the one of this id, in order; not all of them perhaps.
   *
   * @param lastId for a reader whose events have ids
   */
  EventBatch readAfter(int lastId);

  /**
   * What has been read.
   *
   * @param complete whether no event can follow these
   * @param others games and matches that the stream has come to: their changes wake it, too
   */
  record EventBatch(List<StreamEvent> events, boolean complete, Set<UUID> others) {
    /** Of a stream of one game or match. */
    public EventBatch(List<StreamEvent> events, boolean complete) {
      this(events, complete, Set.of());
    }
  }
}

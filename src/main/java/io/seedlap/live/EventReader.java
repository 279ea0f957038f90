package io.seedlap.live;

import java.util.List;

/** Reads the events of one game or match from its table, on a worker thread. */
@FunctionalInterface
public interface EventReader {
  /** How many events a reader should read at once, more or less. */
  int BATCH_SIZE = 20;

  /** The next events after the one of this id, in order; not all of them perhaps. */
  EventBatch readAfter(int lastId);

  /**
   * What has been read.
   *
   * @param complete whether no event can follow these
   */
  record EventBatch(List<StreamEvent> events, boolean complete) {}
}

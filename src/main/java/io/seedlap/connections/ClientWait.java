package io.seedlap.connections;

/**
 * What a connection waits for, and until when. The event loop of the connection sets it, and so
 * does the reader of a body that is read while it arrives; any thread may ask.
 */
final class ClientWait implements BodyWait {
  /** What the client is to send. */
  enum Phase {
    /** A request. */
    IDLE,
    /** The rest of a head. */
    HEAD,
    /** The rest of a body. */
    BODY,
    /** More of a body that is read while it arrives. */
    READER,
    /** Nothing: it is for the server to answer. */
    ANSWER,
    /** The end of the connection. */
    CLOSING
  }

  private final ConnectionLimits limits;

  /** Written after the times that belong to it, and read before them. */
  private volatile Phase phase = Phase.IDLE;

  private long since;
  private long deadline;

  ClientWait(ConnectionLimits limits) {
    this.limits = limits;
    enter(Phase.IDLE);
  }

  void enter(Phase next) {
    long now = System.nanoTime();
    since = now;
    deadline = now + limits.nanos(next);
    phase = next;
  }

  @Override
  public void begin(long readerDeadline) {
    deadline = readerDeadline;
    phase = Phase.READER;
  }

  @Override
  public void end() {
    phase = Phase.ANSWER;
  }

  Phase phase() {
    return phase;
  }

  boolean isOverdue(long now) {
    return phase != Phase.ANSWER && now - deadline > 0;
  }

  /**
   * For how many nanoseconds the connection has done nothing but wait; negative for one that must
   * not be closed to make room for another.
   */
  long idle(long now) {
    Phase current = phase;
    return current == Phase.ANSWER || current == Phase.READER ? -1 : now - since;
  }
}

package io.seedlap.clients;

import io.seedlap.web.Problem;
import io.seedlap.web.ProblemType;
import io.seedlap.web.TooManyRequests;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Counts what each client has under way of something that there is a bounded number of, and leaves
 * half of it to the others.
 */
public final class ClientShares {
  private static final long RETRY_SECONDS = 5;

  private final int share;
  private final String what;
  private final Map<Client, Integer> underWay = new HashMap<>();

  /**
   * @param most how many of it there may be at once
   * @param what it is, in the plural
   */
  public ClientShares(int most, String what) {
    this.share = (most + 1) / 2;
    this.what = what;
  }

  /**
   * Admits one more of this client's.
   *
   * @return to be run when it ends; further runs have no effect
   * @throws TooManyRequests rate-limited
   */
  synchronized Runnable enter(Client client) {
    if (underWay.getOrDefault(client, 0) >= share) {
      throw new TooManyRequests(
          Problem.of(
              ProblemType.RATE_LIMITED,
              "A client may have %d %s under way at once.".formatted(share, what)),
          RETRY_SECONDS);
    }
    underWay.merge(client, 1, Integer::sum);
    AtomicBoolean left = new AtomicBoolean();
    return () -> {
      if (left.compareAndSet(false, true)) {
        leave(client);
      }
    };
  }

  private synchronized void leave(Client client) {
    underWay.computeIfPresent(client, (name, count) -> count == 1 ? null : count - 1);
  }
}

package io.seedlap.clients;

import io.seedlap.web.Problem;
import io.seedlap.web.ProblemType;
import io.seedlap.web.TooManyRequests;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** Counts what each client has under way, and lets it have only so many of it at once. */
public final class ClientShares {
  private static final long RETRY_SECONDS = 5;

  private final int share;
  private final Supplier<TooManyRequests> refusal;
  private final Map<Client, Integer> underWay = new HashMap<>();

  /**
   * @param share how many of it a client may have at once
   * @param refusal of one more
   */
  public ClientShares(int share, Supplier<TooManyRequests> refusal) {
    this.share = share;
    this.refusal = refusal;
  }

  /**
   * Leaves half of what there is to other clients.
   *
   * @param most how many of it there may be at once
   * @param what it is, in the plural
   * @return shares that refuse with rate-limited
   */
  public static ClientShares halves(int most, String what) {
    int share = (most + 1) / 2;
    String detail = "A client may have %d %s under way at once.".formatted(share, what);
    return new ClientShares(
        share,
        () -> new TooManyRequests(Problem.of(ProblemType.RATE_LIMITED, detail), RETRY_SECONDS));
  }

  /**
   * Admits one more of this client's.
   *
   * @return to be run when it ends; further runs have no effect
   * @throws TooManyRequests when the client has its share
   */
  public synchronized Runnable enter(Client client) {
    if (underWay.getOrDefault(client, 0) >= share) {
      throw refusal.get();
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

package io.seedlap.clients;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.arc.Arc;
import io.quarkus.runtime.Startup;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.seedlap.web.KebabCase;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.web.TooManyRequests;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Counts what clients do against their {@link Quota}s: token buckets that refill evenly over a
 * minute, in the memory of this server. The answer says what is left, in the headers of
 * draft-ietf-httpapi-ratelimit-headers.
 */
@Singleton
@Startup // its meters are there before it is needed
public class RateLimits {
  /** Buckets held, of some hundred bytes each; beyond, those that are used least are forgotten. */
  private static final int MAX_BUCKETS = 20_000;

  /** By then a bucket is full, and a new one the same. */
  private static final Duration WINDOW = Duration.ofMinutes(1);

  private static final String ANSWERED = RateLimits.class.getName();

  private final RateLimitConfig config;
  private final ClientConfig clients;
  private final ClientAddress addresses;
  private final CurrentVertxRequest current;
  private final Cache<BucketKey, Bucket> buckets =
      Caffeine.newBuilder().maximumSize(MAX_BUCKETS).expireAfterAccess(WINDOW).build();
  private final Map<Quota, Counter> refused = new EnumMap<>(Quota.class);

  private record BucketKey(Client client, Quota quota) {}

  RateLimits(
      RateLimitConfig config,
      ClientConfig clients,
      ClientAddress addresses,
      CurrentVertxRequest current,
      MeterRegistry meters) {
    this.config = config;
    this.clients = clients;
    this.addresses = addresses;
    this.current = current;
    for (Quota quota : Quota.values()) {
      refused.put(quota, meters.counter("seedlap.rate.limited", "quota", KebabCase.of(quota)));
    }
  }

  /**
   * Counts one more of this kind by the client of the current request; what happens in no request,
   * such as an engine's move, is not counted.
   *
   * @throws ProblemException rate-limited
   */
  public void count(Quota quota) {
    RoutingContext routing = current();
    if (routing != null) {
      count(quota, routing);
    }
  }

  /**
   * Counts one more of this kind by the client of this request.
   *
   * @throws ProblemException rate-limited
   */
  public void count(Quota quota, RoutingContext routing) {
    Client client = addresses.of(routing.request());
    if (!config.enabled() || !client.isLimited(clients)) {
      return;
    }
    Bucket bucket = buckets.get(new BucketKey(client, quota), key -> bucket(quota));
    ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(1);
    answer(quota, probe, routing);
    if (!probe.isConsumed()) {
      Objects.requireNonNull(refused.get(quota)).increment();
      throw refusal(quota, seconds(probe.getNanosToWaitForRefill()));
    }
  }

  /**
   * Admits one more by the client of the current request; what happens in no request is admitted.
   *
   * @return to be run when it ends; further runs have no effect
   * @throws ProblemException rate-limited, when the client has its share of it under way
   */
  public Runnable enter(ClientShares shares) {
    RoutingContext routing = current();
    return routing == null ? () -> {} : enter(shares, routing);
  }

  /**
   * Admits one more by the client of this request.
   *
   * @return to be run when it ends; further runs have no effect
   * @throws ProblemException rate-limited, when the client has its share of it under way
   */
  public Runnable enter(ClientShares shares, RoutingContext routing) {
    if (!config.enabled()) {
      return () -> {};
    }
    Client client = addresses.of(routing.request());
    return client.isLimited(clients) ? shares.enter(client) : () -> {};
  }

  private @Nullable RoutingContext current() {
    return config.enabled() && Arc.container().requestContext().isActive()
        ? current.getCurrent()
        : null;
  }

  private Bucket bucket(Quota quota) {
    int tokens = quota.perMinute(config);
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(tokens).refillGreedy(tokens, WINDOW))
        .build();
  }

  /** The headers are lists with one item a quota that the request has counted against. */
  private void answer(Quota quota, ConsumptionProbe probe, RoutingContext routing) {
    if (routing.response().headWritten()) {
      return; // a batch is answered while it goes on
    }
    Map<Quota, String> left = routing.get(ANSWERED);
    if (left == null) {
      left = new EnumMap<>(Quota.class);
      routing.put(ANSWERED, left);
    }
    left.put(
        quota,
        "\"%s\";r=%d;t=%d"
            .formatted(
                KebabCase.of(quota),
                probe.getRemainingTokens(),
                seconds(probe.getNanosToWaitForReset())));
    routing
        .response()
        .putHeader("RateLimit", String.join(", ", left.values()))
        .putHeader(
            "RateLimit-Policy",
            left.keySet().stream().map(this::policy).collect(Collectors.joining(", ")));
  }

  private String policy(Quota quota) {
    return "\"%s\";q=%d;w=%d"
        .formatted(KebabCase.of(quota), quota.perMinute(config), WINDOW.toSeconds());
  }

  private ProblemException refusal(Quota quota, long seconds) {
    return new TooManyRequests(
        Problem.of(
            ProblemType.RATE_LIMITED,
            "A client may have %d %s a minute; the next one in %d s."
                .formatted(
                    quota.perMinute(config), KebabCase.of(quota).replace('-', ' '), seconds)),
        seconds);
  }

  /** Rounded up, so that whoever waits for so long has waited for long enough. */
  private static long seconds(long nanos) {
    return Math.max(1, Duration.ofNanos(nanos).plusMillis(999).toSeconds());
  }
}

package io.seedlap.retention;

import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithConverter;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.spi.Converter;
import org.jspecify.annotations.Nullable;

/** How long games and matches are kept. */
@ConfigMapping(prefix = "seedlap.retention")
public interface RetentionConfig {
  /** How long one may go on without being touched; then it is abandoned. Empty: for ever. */
  @WithDefault("30d")
  @WithConverter(DurationOrOff.class)
  Optional<Duration> active();

  /** How long one is kept after its end; a day at least. Empty: for ever. */
  @WithDefault("off")
  @WithConverter(DurationOrOff.class)
  Optional<Duration> finished();

  /** How often old ones are looked for. */
  @WithDefault("10m")
  Duration every();

  /** A duration, or nothing for the word {@code off}. */
  final class DurationOrOff implements Converter<Duration> {
    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable Duration convert(String value) {
      return value.equals("off") || value.equals("disabled")
          ? null
          : DurationConverter.parseDuration(value);
    }
  }
}

package io.seedlap.clients;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Whom limits by client hold for. */
@ConfigMapping(prefix = "seedlap.clients")
public interface ClientConfig {
  /** Whether they hold for clients on this machine, too; event streams are limited in any case. */
  @WithDefault("false")
  boolean limitLocal();
}

package io.seedlap.database;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** The room that the embedded database is left on its disk. */
@ConfigMapping(prefix = "seedlap.storage")
public interface StorageConfig {
  /** With less of it nothing is written: a PostgreSQL without any room stops altogether. */
  @WithDefault("64M")
  MemorySize reserve();
}

package io.seedlap.engine;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithName;
import java.nio.file.Path;

/** Where tables lie, and which the service builds by itself at the first start. */
@ConfigMapping(prefix = "seedlap.tables")
public interface TablesConfig {
  /** The directory they lie in. */
  Path dir();

  /** Slices of Sadeqa II are built up to so many seeds; 0 for none. */
  @WithName("sadeqa-ii")
  @WithDefault("16")
  int sadeqaII();

  /** Slices of Adji Kui II are built up to so many seeds; 0 for none. */
  @WithName("adji-kui-ii")
  @WithDefault("16")
  int adjiKuiII();

  /** Threads that build. */
  @WithDefault("2")
  int threads();

  /** Whether the start waits until all is built; else it goes on in the background. */
  @WithDefault("false")
  boolean awaited();
}

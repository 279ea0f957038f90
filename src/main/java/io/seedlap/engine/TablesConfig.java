package io.seedlap.engine;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithParentName;
import java.nio.file.Path;
import java.util.Map;

/** Where tables lie, and which the service builds by itself at the first start. */
@ConfigMapping(prefix = "seedlap.tables")
public interface TablesConfig {
  /** What {@link #upTo} answers for a game that is not named there. */
  int USUAL_UP_TO = 16;

  /** The directory they lie in. */
  Path dir();

  /**
   * By ruleset id: slices of the game are built up to so many seeds, a whole number; 0 for none. A
   * game that is not named has {@link #USUAL_UP_TO}. The settings above may stand in the map as
   * well, since they share its prefix; so its values are words.
   */
  @WithParentName
  Map<String, String> byRuleset();

  /**
   * Up to how many seeds slices of this game are built.
   *
   * @throws IllegalArgumentException when the setting is no whole number
   */
  default int upTo(String rulesetId) {
    String text = byRuleset().get(rulesetId);
    try {
      return text == null ? USUAL_UP_TO : Integer.parseInt(text.strip());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "seedlap.tables." + rulesetId + " is a whole number of seeds, not " + text);
    }
  }

  /** Threads that build. */
  @WithDefault("2")
  int threads();

  /** Whether the start waits until all is built; else it goes on in the background. */
  @WithDefault("false")
  boolean awaited();
}

package io.seedlap.rules.description;

import java.util.List;

/**
 * A game described in words.
 *
 * @param people who plays it
 * @param summary the game in a few sentences, with what sets it apart
 * @param moveRules the rules of play, one sentence or two each
 * @param rulings what is decided here where the sources are silent
 */
public record Description(
    String name,
    String region,
    String people,
    String summary,
    List<Source> sources,
    List<String> moveRules,
    List<Ruling> rulings) {
  public Description {
    sources = List.copyOf(sources);
    moveRules = List.copyOf(moveRules);
    rulings = List.copyOf(rulings);
  }
}

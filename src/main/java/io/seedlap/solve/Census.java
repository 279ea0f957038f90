package io.seedlap.solve;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts the values in a slice. */
final class Census {
  private long wins;
  private long losses;
  private long draws;
  private long cyclic;
  private final Map<Integer, Long> nets = new TreeMap<>();
  private int mostPlies;

  private Census() {}

  /** In words: wins, losses and draws of the player to move, and what else the game knows. */
  static String of(TableGame game, Slice slice) {
    Census census = new Census();
    int size = SliceIndex.of(slice.seeds()).size();
    for (int at = 0; at < size; at++) {
      if (game == TableGame.SADEQA_II) {
        census.sadeqa(slice.at(at));
      } else {
        census.adjiKui(slice.at(at));
      }
    }
    String results =
        String.format(
            Locale.ROOT, "win/loss/draw %,d/%,d/%,d", census.wins, census.losses, census.draws);
    return game == TableGame.SADEQA_II
        ? results + ", the longest in " + census.mostPlies + " plies"
        : results + ", resting on infinite play " + census.cyclic + ", nets " + census.histogram();
  }

  private void sadeqa(byte value) {
    int result = SadeqaValue.result(value);
    add(result);
    if (result != 0) {
      mostPlies = Math.max(mostPlies, SadeqaValue.plies(value));
    }
  }

  private void adjiKui(byte value) {
    int net = AdjiKuiValue.net(value);
    add(net);
    nets.merge(net, 1L, Long::sum);
    if (AdjiKuiValue.cyclic(value)) {
      cyclic++;
    }
  }

  private void add(int value) {
    if (value > 0) {
      wins++;
    } else if (value < 0) {
      losses++;
    } else {
      draws++;
    }
  }

  private String histogram() {
    return nets.entrySet().stream()
        .map(entry -> entry.getKey() + ":" + entry.getValue())
        .collect(Collectors.joining(" "));
  }
}

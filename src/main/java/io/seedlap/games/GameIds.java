package io.seedlap.games;

import io.seedlap.rules.Player;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.util.Arrays;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Names in the paths of games, and of matches. */
public final class GameIds {
  private static final Pattern UUID_FORM =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

  private GameIds() {}

  /** No game has an id of another form. */
  static UUID read(String id) {
    return read(id, GameProblems::unknown);
  }

  /**
   * @param unknown what to throw when nothing can have such an id
   */
  public static UUID read(String id, Supplier<ProblemException> unknown) {
    if (!UUID_FORM.matcher(id).matches()) {
      throw unknown.get();
    }
    return UUID.fromString(id);
  }

  static Player player(String word) {
    return Arrays.stream(Player.values())
        .filter(player -> Words.word(player).equals(word))
        .findFirst()
        .orElseThrow(() -> new ProblemException(ProblemType.NOT_FOUND));
  }
}

package io.seedlap.picture;

import io.seedlap.rules.Event;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.web.KebabCase;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The texts of a picture: its captions, and the title and description for screen readers. */
final class Captions {
  private Captions() {}

  static String name(Player player) {
    return player == Player.SOUTH ? "South" : "North";
  }

  /** Who is to move, what is played, or how the game ended. */
  static String caption(Scene scene) {
    if (scene.played() != null) {
      return move(scene.played());
    }
    Outcome outcome = scene.outcome();
    if (outcome == null) {
      return name(scene.position().turn()) + " to move";
    }
    String score = outcome.score().south() + ":" + outcome.score().north();
    return "Game over: "
        + (outcome.winner() == null ? "a draw, " : name(outcome.winner()) + " wins, ")
        + score;
  }

  private static String move(MoveResult.Played played) {
    MoveSummary summary = played.summary();
    String player = name(played.player());
    if (summary.laps() == 0) {
      return player + " passes";
    }
    return player
        + " sows "
        + played.move()
        + ": "
        + count(summary.laps(), "lap")
        + (summary.captured() == 0 ? "" : ", " + summary.captured() + " captured");
  }

  /** In place of laps that an animated picture does not show. */
  static String leftOut(int laps) {
    return count(laps, "lap") + " left out";
  }

  static String title(Scene scene) {
    return scene.position().ruleset().description().name() + ": " + caption(scene);
  }

  /** The whole board, hole by hole, and the path of the move. */
  static String description(Scene scene) {
    Position position = scene.position();
    List<String> sentences = new ArrayList<>();
    for (Player player : Player.values()) {
      sentences.add(row(position, player));
    }
    if (!position.bought().isEmpty()) {
      Hole first = position.bought().inOrder().get(0);
      sentences.add(
          name(first.row().other()) + " has bought " + join(position.bought().inOrder()) + ".");
    }
    for (Player player : position.openingDue().players()) {
      sentences.add(name(player) + "'s opening move is due, from " + Hole.rightmost(player) + ".");
    }
    if (scene.outcome() != null) {
      sentences.add("The game has ended by " + KebabCase.of(scene.outcome().reason()) + ".");
    }
    if (scene.played() != null) {
      path(scene.played().events(), sentences);
    }
    return String.join(" ", sentences);
  }

  private static String row(Position position, Player player) {
    StringJoiner counts = new StringJoiner(", ");
    for (Hole hole : Holes.row(player).inOrder()) {
      counts.add(hole + " " + position.board().seeds(hole));
    }
    return name(player) + ": " + counts + "; captured " + position.captured().of(player) + ".";
  }

  private static void path(List<Event> events, List<String> sentences) {
    List<String> ends = new ArrayList<>();
    String capture = null;
    for (Event event : events) {
      if (event instanceof Event.Lap lap) {
        ends.add(lap.last().name());
      } else if (event instanceof Event.Capture taken) {
        capture = count(taken.seeds(), "seed") + " captured in " + taken.hole() + ".";
      }
    }
    if (!ends.isEmpty()) {
      boolean all = ends.size() <= LapRenderer.MAX_NUMBERED;
      String listed = String.join(", ", all ? ends : ends.subList(0, LapRenderer.MAX_NUMBERED));
      sentences.add("The laps end in " + listed + (all ? "." : " and so on."));
    }
    if (capture != null) {
      sentences.add(capture);
    }
  }

  private static String join(List<Hole> holes) {
    StringJoiner names = new StringJoiner(", ");
    holes.forEach(hole -> names.add(hole.name()));
    return names.toString();
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}

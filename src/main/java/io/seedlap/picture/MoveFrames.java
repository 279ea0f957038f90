package io.seedlap.picture;

import io.seedlap.picture.MoveFrame.Hand;
import io.seedlap.rules.Board;
import io.seedlap.rules.Event;
import io.seedlap.rules.Hole;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Player;
import io.seedlap.rules.Score;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The frames of an animated move: the board before it, its laps, the capture, and the board after
 * it.
 *
 * <p>A move may have thousands of laps, a picture has room for few: the first laps are shown seed
 * by seed, until {@value #SEED_BY_SEED} seeds are sown; up to {@value #LAP_BY_LAP} further ones in
 * a frame each; what is then left out is counted in the caption, and the last lap is shown.
 */
final class MoveFrames {
  static final int SEED_BY_SEED = 120;
  static final int LAP_BY_LAP = 24;

  private static final int SOWING = 18_000; // milliseconds for the seeds shown, if they are many
  private static final int SLOWEST = 300; // for a seed
  private static final int BEFORE = 1_200;
  private static final int LAP = 450;
  private static final int LEFT_OUT = 1_800;
  private static final int CAPTURE = 1_600;
  private static final int AFTER = 4_000;

  private final List<MoveFrame> frames = new ArrayList<>();
  private final String caption;
  private final int seedMillis;
  private Board board;
  private Score captured;

  private MoveFrames(Scene scene, MoveResult.Played played) {
    caption = Captions.caption(scene);
    board = scene.position().board();
    captured = scene.position().captured();
    long shown = Math.min(played.summary().sown(), SEED_BY_SEED);
    seedMillis = (int) Math.min(SLOWEST, SOWING / Math.max(1, shown));
  }

  static List<MoveFrame> of(Scene scene, MoveResult.Played played) {
    MoveFrames frames = new MoveFrames(scene, played);
    frames.add(null, null, frames.caption, BEFORE);
    frames.laps(
        played.events().stream()
            .filter(Event.Lap.class::isInstance)
            .map(Event.Lap.class::cast)
            .toList());
    for (Event event : played.events()) {
      if (event instanceof Event.Capture capture) {
        frames.capture(capture);
      }
    }
    frames.board = played.position().board();
    frames.captured = played.position().captured();
    Scene after = new Scene(played.position(), played.outcome(), null);
    frames.add(null, null, Captions.caption(after), AFTER);
    return frames.frames;
  }

  private void laps(List<Event.Lap> laps) {
    int sown = 0;
    int next = 0;
    for (; next < laps.size() && sown + laps.get(next).seeds() <= SEED_BY_SEED; next++) {
      sown += laps.get(next).seeds();
      sow(laps.get(next));
    }
    int most = next + LAP_BY_LAP;
    for (; next < laps.size() && next < most; next++) {
      end(laps.get(next), caption, LAP);
    }
    if (next < laps.size()) {
      int leftOut = laps.size() - next - 1;
      Event.Lap last = laps.get(laps.size() - 1);
      end(last, leftOut == 0 ? caption : Captions.leftOut(leftOut), LEFT_OUT);
    }
  }

  /** A lap seed by seed. */
  private void sow(Event.Lap lap) {
    int[] seeds = new int[Hole.COUNT];
    for (Hole hole : Hole.values()) {
      seeds[hole.ordinal()] = board.seeds(hole);
    }
    seeds[lap.from().ordinal()] = 0;
    board = board(seeds);
    add(new Hand(lap.from(), lap.seeds()), null, caption, 2 * seedMillis);
    for (int i = 1; i < lap.seeds(); i++) {
      int hole = (lap.from().ordinal() + i) % Hole.COUNT;
      seeds[hole]++;
      board = board(seeds);
      add(new Hand(Hole.at(hole), lap.seeds() - i), null, caption, seedMillis);
    }
    end(lap, caption, 2 * seedMillis);
  }

  /** What lies where when a lap has ended. */
  private void end(Event.Lap lap, String text, int millis) {
    board = lap.board();
    add(new Hand(lap.last(), 0), null, text, millis);
  }

  private void capture(Event.Capture capture) {
    add(null, capture, caption, CAPTURE);
    board = capture.board();
    captured = captured.plus(capture.player(), capture.seeds());
    add(null, capture, caption, CAPTURE / 2);
  }

  private void add(@Nullable Hand hand, Event.@Nullable Capture capture, String text, int millis) {
    frames.add(new MoveFrame(board, captured, hand, capture, text, millis));
  }

  private static Board board(int[] seeds) {
    int[] south = new int[Hole.PER_ROW];
    int[] north = new int[Hole.PER_ROW];
    for (Hole hole : Hole.values()) {
      int[] row = hole.row() == Player.SOUTH ? south : north;
      row[hole.ordinal() % Hole.PER_ROW] = seeds[hole.ordinal()];
    }
    return Board.of(south, north);
  }
}

package io.seedlap.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Board;
import io.seedlap.rules.Event;
import io.seedlap.rules.MoveResult;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Moves in motion: the frames of them, and the pictures. */
class MoveAnimatorTest {
  private static final Scene OPENING =
      Scenes.of("sadeqa-ii", "3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn", "F");
  private static final Scene LONG = Scenes.of("adji-kui-ii", "6,7,4,3,6,3/4,3,4,1,0,4 s 3-0", "D");

  @Test
  void eachSeedIsAFrame() {
    MoveResult.Played played = played(OPENING);
    long sown = frames(OPENING).stream().filter(it -> it.hand() != null).count();
    assertEquals(played.summary().sown() + played.summary().laps(), sown, "seeds, and liftings");
  }

  @Test
  void inEachFrameAllSeedsAreOnTheBoardInTheHandOrCaptured() {
    Random random = new Random(17);
    for (int i = 0; i < 300; i++) {
      Scene scene = moved(random);
      int all = scene.position().ruleset().seeds();
      for (MoveFrame frame : frames(scene)) {
        int inHand = frame.hand() == null ? 0 : frame.hand().seeds();
        assertEquals(all, frame.board().total() + inHand + frame.captured().total());
      }
    }
  }

  @Test
  void theFramesShowWhatEveryLapLeavesAndEndWithTheResult() {
    List<Board> shown = frames(OPENING).stream().map(MoveFrame::board).toList();
    for (Event event : played(OPENING).events()) {
      assertTrue(shown.contains(event.board()), event::toString);
    }
    MoveFrame last = last(OPENING);
    assertEquals(played(OPENING).position().board(), last.board());
    assertEquals(played(OPENING).position().captured(), last.captured());
    assertEquals("North to move", last.caption());
  }

  @Test
  void aMoveThatEndsTheGameEndsWithWhoWon() {
    Scene scene = Scenes.of("adji-kui-ii", "0,0,0,1,8,0/0,0,0,0,0,0 s 26-13", "E");
    assertTrue(last(scene).caption().startsWith("Game over: "), last(scene).caption());
  }

  @Test
  void aPassHasAFrameBeforeAndOneAfter() {
    Scene scene = Scenes.of("adji-kui-ii", "1,5,1,0,1,0/7,1,2,1,3,2 s 4-20", "pass");
    assertEquals(
        List.of("South passes", "North to move"),
        frames(scene).stream().map(MoveFrame::caption).toList());
    assertTrue(ParsedPicture.animated(scene).texts().contains("North to move"));
  }

  @Test
  void ofAVeryLongMoveTheFirstLapsAreShownAndTheRestIsCounted() {
    MoveResult.Played played = played(LONG);
    assertEquals(305, played.summary().laps());
    List<MoveFrame> frames = frames(LONG);
    int most = 2 * MoveFrames.SEED_BY_SEED + MoveFrames.LAP_BY_LAP + 5;
    assertTrue(frames.size() <= most, () -> frames.size() + " frames");
    assertEquals(1, frames.stream().filter(it -> it.caption().endsWith(" laps left out")).count());
    assertEquals(played.position().board(), last(LONG).board());
  }

  @Test
  void aVeryLongMoveMakesNoLargePicture() {
    Random random = new Random(20_270_117);
    int largest =
        Stream.concat(Stream.of(LONG), Stream.generate(() -> moved(random)).limit(2_000))
            .mapToInt(it -> BoardRenderer.draw(it, animated()).length())
            .max()
            .orElseThrow();
    assertTrue(largest < 250_000, "characters: " + largest);
  }

  @Test
  void picturesInMotionAreWellFormedAndHaveNoScript() {
    Random random = new Random(4);
    for (int i = 0; i < 300; i++) {
      ParsedPicture drawn = ParsedPicture.animated(moved(random));
      for (String banned : List.of("script", "a", "image", "use", "foreignObject")) {
        assertEquals(List.of(), drawn.all(banned));
      }
    }
  }

  @Test
  void theMomentsOfEachElementRiseFromZeroAndAreAsManyAsItsValues() {
    ParsedPicture drawn = ParsedPicture.animated(LONG);
    List<Element> animations =
        Stream.of("animate", "animateTransform").flatMap(it -> drawn.all(it).stream()).toList();
    assertFalse(animations.isEmpty());
    for (Element animation : animations) {
      double[] moments =
          Stream.of(animation.getAttribute("keyTimes").split(";"))
              .mapToDouble(Double::parseDouble)
              .toArray();
      assertEquals(animation.getAttribute("values").split(";").length, moments.length);
      assertEquals(0, moments[0]);
      double[] sorted = moments.clone();
      Arrays.sort(sorted);
      assertTrue(Arrays.equals(sorted, moments) && moments[moments.length - 1] <= 1);
    }
  }

  /**
   * The still picture is the one that is seen where styles or motion are not known, or not wanted.
   */
  @Test
  void theStillPictureIsInItForWhoeverWantsNoMotion() {
    ParsedPicture drawn = ParsedPicture.animated(OPENING);
    List<Element> groups = drawn.all("g").stream().filter(it -> it.hasAttribute("id")).toList();
    assertEquals(
        List.of("", "none"), groups.stream().map(it -> it.getAttribute("display")).toList());
    assertEquals(4, groups.get(0).getElementsByTagName("path").getLength() / 2, "arrows of laps");
    assertEquals(0, groups.get(0).getElementsByTagName("animate").getLength());
    String style = drawn.only("style");
    assertTrue(style.startsWith("@media (prefers-reduced-motion:no-preference){"), style);
    for (Element group : groups) {
      assertTrue(style.contains("#" + group.getAttribute("id") + "{"));
    }
  }

  private static PictureOptions animated() {
    return new PictureOptions(Theme.LIGHT, PictureOptions.DEFAULT_WIDTH, true);
  }

  private static List<MoveFrame> frames(Scene scene) {
    return MoveFrames.of(scene, played(scene));
  }

  private static MoveFrame last(Scene scene) {
    List<MoveFrame> frames = frames(scene);
    return frames.get(frames.size() - 1);
  }

  private static MoveResult.Played played(Scene scene) {
    return Objects.requireNonNull(scene.played());
  }

  private static Scene moved(Random random) {
    return Stream.generate(() -> Scenes.random(random))
        .filter(it -> it.played() != null)
        .findFirst()
        .orElseThrow();
  }
}

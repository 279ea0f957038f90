package io.seedlap.rules;

import static io.seedlap.rules.Positions.adji;
import static io.seedlap.rules.Positions.endOf;
import static io.seedlap.rules.Positions.sadeqa;
import static io.seedlap.rules.Positions.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The third occurrence of a position ends a game whose history is known. */
class RepetitionTest {
  private static final String CIRCLE_OF_TEN_SEEDS = "1,1,1,0,1,1/0,1,1,0,1,2 s 19-19";
  private static final String ROUND_WITH_PASSES = "pass f C pass F c";

  private static Game game(Position start) {
    return new Game(start, Referee.unhurried());
  }

  private static MoveResult.Played play(Game game, String moves) {
    MoveResult.Played last = null;
    for (String move : moves.split(" ", -1)) {
      last = assertInstanceOf(MoveResult.Played.class, game.play(Move.read(move)));
    }
    return last;
  }

  @Test
  void theThirdOccurrenceEndsTheGameAndPassesCountAsMoves() {
    Game game = game(adji(CIRCLE_OF_TEN_SEEDS));
    play(game, ROUND_WITH_PASSES);
    assertNull(game.outcome());
    MoveResult.Played last = play(game, ROUND_WITH_PASSES);
    assertEquals(
        List.of("ends EMPTY_HOLE", "game over: REPETITION DRAW 24-24 swept 5-5"), endOf(last));
    assertEquals(last.outcome(), game.outcome());
    assertEquals(adji(CIRCLE_OF_TEN_SEEDS), game.position());
    assertEquals(adji(CIRCLE_OF_TEN_SEEDS), last.position());
  }

  @Test
  void anOddSeedIsNobodys() {
    Game game = game(adji("1,0,0,2,1,1/1,1,0,0,1,1 s 19-20"));
    play(game, "D a E f C d");
    play(game, "D a E f C d");
    assertEquals("REPETITION NORTH 23-24 swept 4-4", text(game.outcome()));
  }

  @Test
  void inSadeqaIIRepetitionIsADraw() {
    Game game = game(sadeqa("1,0,0,0,0,1/0,0,0,1,1,0 s 20-12"));
    play(game, "F d B f D b");
    assertNull(game.outcome());
    play(game, "F d B f D b");
    assertEquals("REPETITION DRAW 20-12", text(game.outcome()));
  }

  @Test
  void theSameBoardWithTheOtherPlayerToMoveIsAnotherPosition() {
    Game game = game(adji("1,1,1,1,1,0/1,1,1,1,1,2 s 18-18"));
    play(game, "pass");
    assertNull(game.outcome());
    assertEquals(Player.NORTH, game.position().turn());
  }

  @Test
  void occurrencesAreCountedFromTheLastCapture() {
    Game game = game(adji("1,0,2,1,3,1/1,1,0,2,1,0 s 17-18"));
    play(game, "C d D a E f D a");
    assertEquals(adji("1,0,2,1,3,1/1,1,0,2,1,0 s 17-18"), game.position());
    assertEquals(4, play(game, "E").summary().captured());
    play(game, "f E pass A pass F a B");
    assertNull(game.outcome());
    play(game, "f E pass A pass F a B");
    assertEquals("REPETITION SOUTH 25-22 swept 4-4", text(game.outcome()));
  }

  @Test
  void nothingIsPlayedAfterTheEnd() {
    Game game = game(adji(CIRCLE_OF_TEN_SEEDS));
    play(game, ROUND_WITH_PASSES + " " + ROUND_WITH_PASSES);
    MoveResult.Refused refused =
        assertInstanceOf(MoveResult.Refused.class, game.play(Move.read("pass")));
    assertEquals(Refusal.GAME_OVER, refused.reason());
    assertEquals(adji(CIRCLE_OF_TEN_SEEDS), game.position());
  }

  @Test
  void aRefusedMoveLeavesTheGameAsItWas() {
    Game game = game(adji(CIRCLE_OF_TEN_SEEDS));
    for (int i = 0; i < 3; i++) {
      MoveResult.Refused refused =
          assertInstanceOf(MoveResult.Refused.class, game.play(Move.read("A")));
      assertEquals(Refusal.SINGLETON, refused.reason());
    }
    assertNull(game.outcome());
    assertEquals(adji(CIRCLE_OF_TEN_SEEDS), game.position());
  }

  @Test
  void aGameMayBeOverFromTheStart() {
    Game game = game(adji("1,1,1,1,1,0/1,1,1,0,0,0 s 21-19"));
    assertEquals("EIGHT_SEEDS SOUTH 26-22 swept 5-3", text(game.outcome()));
    assertInstanceOf(MoveResult.Refused.class, game.play(Move.PASS));
  }

  @Test
  void aPositionAloneKnowsNoHistory() {
    assertNull(Positions.outcome(adji(CIRCLE_OF_TEN_SEEDS)));
  }
}

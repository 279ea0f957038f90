package io.seedlap.rules;

import static io.seedlap.rules.Positions.adji;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A referee with a limited number of laps returns no result when they are used up. */
class LimitedLapsTest {
  private static final Position START = Positions.ADJI_KUI_II.start();

  /** A proves endless after 2,393 laps; B ends after one. */
  private static final Position ENDLESS_FIRST = adji("5,3,2,1,3,2/3,7,6,3,4,1 s 8-0");

  /** C ends after two laps and E proves endless after 23. */
  private static final Position ONE_ENDLESS = adji("1,0,2,1,2,0/1,0,1,0,1,0 s 20-19");

  @Test
  void lapsAreCountedOverAllAnswers() {
    Referee referee = Referee.withLaps(12);
    assertEquals(0, referee.lapsSown());
    referee.outcome(START);
    assertEquals(5, referee.lapsSown());
    referee.refusal(START, Move.sow(Hole.A));
    assertEquals(10, referee.lapsSown());
    assertThrows(LapLimitExceeded.class, () -> referee.refusal(START, Move.sow(Hole.A)));
    assertEquals(12, referee.lapsSown());
    assertThrows(LapLimitExceeded.class, () -> referee.refusal(START, Move.sow(Hole.A)));
  }

  @Test
  void whetherAHoleOfThePositionCanBeSownIsFoundOnce() {
    Referee referee = Referee.unhurried();
    Holes sowable = referee.sowable(ENDLESS_FIRST);
    long sown = referee.lapsSown();
    assertEquals(sowable, referee.sowable(ENDLESS_FIRST));
    assertEquals(Optional.empty(), referee.outcome(ENDLESS_FIRST));
    assertEquals(sown, referee.lapsSown());
    assertEquals(Optional.empty(), referee.outcome(START));
    assertEquals(sown + 5, referee.lapsSown());
  }

  @Test
  void theLastLapAllowedMayBeUsed() {
    assertEquals(Optional.empty(), Referee.withLaps(5).outcome(START));
    assertThrows(LapLimitExceeded.class, () -> Referee.withLaps(4).outcome(START));
  }

  @Test
  void whenTheLapsAreSpentNotASingleOneIsSown() {
    Position oneLap = adji("2,0,0,0,0,0/1,1,1,1,1,2 s 20-19");
    Referee referee = Referee.withLaps(1);
    assertEquals(Optional.empty(), referee.outcome(oneLap));
    assertThrows(LapLimitExceeded.class, () -> referee.refusal(oneLap, Move.sow(Hole.A)));
    assertEquals(1, referee.lapsSown());
  }

  @Test
  void anEndlessSowingIsProvedByItsLastLapOrNotAtAll() {
    LegalMoves moves = Referee.withLaps(25).legalMoves(ONE_ENDLESS);
    assertEquals(List.of(Move.sow(Hole.C)), moves.legal().stream().map(m -> m.move()).toList());
    assertThrows(LapLimitExceeded.class, () -> Referee.withLaps(24).legalMoves(ONE_ENDLESS));
  }

  @Test
  void aMoveThatCannotBeWrittenToItsEndIsNotPlayed() {
    assertThrows(LapLimitExceeded.class, () -> Referee.withLaps(5).play(START, Move.sow(Hole.A)));
    assertThrows(LapLimitExceeded.class, () -> Referee.withLaps(9).play(START, Move.sow(Hole.A)));
  }

  @Test
  void aGameWhoseRefereeReachesItsLimitStaysAsItWas() {
    Game game = new Game(START, Referee.withLaps(12));
    assertThrows(LapLimitExceeded.class, () -> game.play(Move.sow(Hole.A)));
    assertEquals(START, game.position());
    assertNull(game.outcome());
  }

  @Test
  void noLapsAreNeededWhereTheBoardDecides() {
    Referee referee = Referee.withLaps(1);
    referee.outcome(adji("1,1,1,1,1,0/1,1,1,0,0,0 s 20-20"));
    referee.legalMoves(adji("1,1,1,1,1,1/1,1,1,1,1,1 s 18-18"));
    assertEquals(0, referee.lapsSown());
  }

  /** One hole that can be sown proves that the game goes on. */
  @Test
  void aLongSowingIsPostponedWhileAnotherHoleMayBeSowable() {
    Referee referee = Referee.withLaps(2_001);
    assertEquals(Optional.empty(), referee.outcome(ENDLESS_FIRST));
    assertEquals(2_001, referee.lapsSown());
    assertThrows(LapLimitExceeded.class, () -> Referee.withLaps(2_000).outcome(ENDLESS_FIRST));
  }

  @Test
  void aSowingSetAsideIsSownToItsEndWhenNoOtherHoleCanBeSown() {
    // C proves endless after 2,752 laps, postponed after 2,000 first; North's a ends after two.
    Position endlessOnly = adji("0,1,8,1,0,1/3,2,6,8,7,6 s 5-0");
    assertEquals(Optional.empty(), Referee.withLaps(4_754).outcome(endlessOnly));
    assertThrows(LapLimitExceeded.class, () -> Referee.withLaps(4_753).outcome(endlessOnly));
  }

  @Test
  void theExceptionNamesTheLimit() {
    LapLimitExceeded spent =
        assertThrows(LapLimitExceeded.class, () -> Referee.withLaps(1).outcome(START));
    assertEquals("the laps allowed for this computation are used up", spent.getMessage());
  }
}

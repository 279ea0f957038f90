package io.seedlap.rules;

import io.seedlap.rules.description.Description;
import io.seedlap.rules.description.Ruling;
import io.seedlap.rules.description.Source;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A third game, which proves that a game is one file and one line: Adji Kui II as Mancala World's
 * page and the MancalaGames program have it. There is no own-four: a lap that makes four in an own
 * hole relays on, so whether a lap stops depends on who owns its last hole. All else is as in Adji
 * Kui II, but no holes are bought. It has no solver, so it is searched without tables.
 */
public final class AdjiKuiIIRelay implements Ruleset {
  private static final int CASA = 4;
  private static final int SEEDS_AT_THE_END = 8;
  private static final Stops STOPS = Stops.EMPTY.andInOpponents(CASA);
  private static final Landing IN_EMPTY_HOLE = Landing.quiet(MoveEnd.EMPTY_HOLE);
  private static final Landing CAPTURED_CASA =
      new Landing(MoveEnd.CASA, Landing.Emptied.LAST, CaptureRule.CASA);
  private static final Description DESCRIPTION =
      new Description(
          "Adji Kui II, fours relay on",
          "Matanzas, Cuba",
          "Afro-Cuban, Arará families",
          "Adji Kui II without the own-four: a four made in an own hole is lifted and sown.",
          List.of(new Source("Mancala World: Adji Kui", null, null, "Adji Kui II.")),
          List.of(
              "A move starts from a hole that the player owns and that holds at least two seeds.",
              "A lap that ends in an empty hole ends the move; one that makes four in a hole of the"
                  + " opponent captures them; otherwise the relay goes on.",
              "The game ends as soon as eight or fewer seeds are in play."),
          List.of(
              Ruling.ORIGIN_NOT_SKIPPED,
              Ruling.ENDLESS_SOWING,
              Ruling.repetition("The seeds in play are shared equally.", "As in Adji Kui II.")));

  @Override
  public String id() {
    return "adji-kui-ii-relay";
  }

  @Override
  public Description description() {
    return DESCRIPTION;
  }

  @Override
  public int seedsPerHole() {
    return 4;
  }

  @Override
  public boolean sellsHoles() {
    return false;
  }

  @Override
  public boolean hasOpening() {
    return false;
  }

  @Override
  public int minSeedsToSow() {
    return 2;
  }

  @Override
  public Stops stops() {
    return STOPS;
  }

  @Override
  public Landing landing(boolean own, int count, int opposite) {
    return count == CASA ? CAPTURED_CASA : IN_EMPTY_HOLE;
  }

  @Override
  public boolean seedsDecide() {
    return true;
  }

  @Override
  public Ending endOnBoard(long south, long north, int owned) {
    return Rows.total(south, north) <= SEEDS_AT_THE_END
        ? new Ending(Outcome.Reason.EIGHT_SEEDS, Settlement.SWEEP)
        : null;
  }

  @Override
  public Ending endWhenStuck(BooleanSupplier opponentCanSow) {
    return opponentCanSow.getAsBoolean()
        ? null
        : new Ending(Outcome.Reason.DEADLOCK, Settlement.SWEEP);
  }

  @Override
  public Ending endByRepetition() {
    return new Ending(Outcome.Reason.REPETITION, Settlement.SHARE);
  }
}

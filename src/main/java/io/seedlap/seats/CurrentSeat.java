package io.seedlap.seats;

import io.quarkus.security.identity.SecurityIdentity;
import io.seedlap.rules.Player;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.inject.Singleton;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The seat whose token the current, authenticated request presents. Runs on worker threads. */
@Singleton
public class CurrentSeat {
  private final SecurityIdentity identity;
  private final SeatStore seats;

  CurrentSeat(SecurityIdentity identity, SeatStore seats) {
    this.identity = identity;
    this.seats = seats;
  }

  /** The token that the request presents, of a seat or of none. */
  public SeatToken token() {
    return (SeatToken) identity.getPrincipal();
  }

  /**
   * The seat in the game whose seats are its own.
   *
   * @throws io.quarkus.security.AuthenticationFailedException when no seat has the token
   */
  public Seat get() {
    return SeatStore.known(seats.find(token()));
  }

  /**
   * That seat, and those of further tokens; one that is there twice counts once.
   *
   * @param moreTokens all headers {@link MoreTokens#HEADER}
   * @throws io.quarkus.security.AuthenticationFailedException when no seat has the token
   * @throws ProblemException invalid-token, with all further tokens of no seat; invalid-request,
   *     when there are too many
   */
  public Set<Seat> andOthers(List<String> moreTokens) {
    Set<Seat> all = new LinkedHashSet<>();
    List<SeatToken> others = MoreTokens.read(moreTokens);
    all.add(get());
    List<@Nullable Seat> found = seats.findAll(others);
    if (found.contains(null)) {
      throw MoreTokens.refusal(found);
    }
    found.forEach(seat -> all.add(SeatStore.known(seat)));
    return all;
  }

  /**
   * The seat in this game, whose seats are its own.
   *
   * @throws io.quarkus.security.AuthenticationFailedException when no seat has the token
   * @throws ProblemException wrong-seat, when the token is another game's
   */
  public Seat in(UUID game) {
    return in(game, UnaryOperator.identity());
  }

  /**
   * The seat in this game, which may be played by the seats of another.
   *
   * @param seatsOf finds the game whose seats play a game; called only where the token is not the
   *     game's own
   * @throws io.quarkus.security.AuthenticationFailedException when no seat has the token
   * @throws ProblemException wrong-seat, when the token is another game's; what {@code seatsOf}
   *     throws
   */
  public Seat in(UUID game, UnaryOperator<UUID> seatsOf) {
    Seat seat = get();
    return seat.game().equals(game) ? seat : seat.in(game, seatsOf.apply(game));
  }

  /**
   * The same for a request that only this player may make.
   *
   * @throws ProblemException wrong-seat for every other seat, too
   */
  public Seat in(UUID game, Player player, UnaryOperator<UUID> seatsOf) {
    Seat seat = in(game, seatsOf);
    if (seat.player() != player) {
      throw new ProblemException(ProblemType.WRONG_SEAT);
    }
    return seat;
  }
}

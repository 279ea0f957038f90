package io.seedlap.seats;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;

/**
 * Finds the seat of a token. The seat is looked up by the token's SHA-256 in an index, so the time
 * of the look-up may depend on how many leading bits the presented hash shares with a stored one.
 * That leak is of no use: an attacker would have to choose bits of a SHA-256, and even a whole
 * stored hash is no token. The row that is found is compared in constant time.
 */
@Singleton
class SeatIdentityProvider implements IdentityProvider<SeatAuthenticationRequest> {
  private final SeatStore seats;

  SeatIdentityProvider(SeatStore seats) {
    this.seats = seats;
  }

  @Override
  public Class<SeatAuthenticationRequest> getRequestType() {
    return SeatAuthenticationRequest.class;
  }

  @Override
  public Uni<SecurityIdentity> authenticate(
      SeatAuthenticationRequest request, AuthenticationRequestContext context) {
    return context.runBlocking(() -> identity(request.token()));
  }

  private SecurityIdentity identity(SeatToken token) {
    Seat seat = seats.find(token);
    if (seat == null) {
      throw new AuthenticationFailedException("no seat has this token");
    }
    return QuarkusSecurityIdentity.builder().setPrincipal(seat).build();
  }
}

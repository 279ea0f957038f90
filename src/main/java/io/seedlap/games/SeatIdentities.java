package io.seedlap.games;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.seedlap.database.Database;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;

/**
 * Finds whose seat a token is. The seat is looked up by the token's hash, in one step that is the
 * same for every token: nobody can steer a hash byte by byte, and the hash found is compared in
 * constant time.
 */
@Singleton
class SeatIdentities implements IdentityProvider<SeatClaim> {
  private final Database database;

  SeatIdentities(Database database) {
    this.database = database;
  }

  @Override
  public Class<SeatClaim> getRequestType() {
    return SeatClaim.class;
  }

  @Override
  public Uni<SecurityIdentity> authenticate(SeatClaim claim, AuthenticationRequestContext context) {
    return context.runBlocking(() -> identity(claim.token()));
  }

  private SecurityIdentity identity(SeatToken token) {
    KeptSeat seat = database.transact(() -> KeptSeat.withHash(token.hash()));
    if (seat == null || !token.hasHash(seat.tokenHash)) {
      throw new AuthenticationFailedException("no seat has this token");
    }
    return QuarkusSecurityIdentity.builder().setPrincipal(seat.seat()).build();
  }
}

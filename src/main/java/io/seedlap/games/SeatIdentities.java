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
 * Finds whose seat a token is. The seat is looked up by the token's SHA-256 in an index, so the
 * time that takes may tell how much the hash of what was shown has in common with a hash that is
 * kept. Nobody can use that: to come nearer one would have to choose the bits of a hash, and even a
 * whole hash is no token. What is found is compared in constant time.
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
    Seat seat = database.read(connection -> KeptSeat.of(token, connection));
    if (seat == null) {
      throw new AuthenticationFailedException("no seat has this token");
    }
    return QuarkusSecurityIdentity.builder().setPrincipal(seat).build();
  }
}

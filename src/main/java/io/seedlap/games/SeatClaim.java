package io.seedlap.games;

import io.quarkus.security.identity.request.BaseAuthenticationRequest;

/** A request to be known as the holder of the seat that this token belongs to. */
final class SeatClaim extends BaseAuthenticationRequest {
  private final SeatToken token;

  SeatClaim(SeatToken token) {
    this.token = token;
  }

  SeatToken token() {
    return token;
  }
}

package io.seedlap.seats;

import io.quarkus.security.identity.request.BaseAuthenticationRequest;

/** Asks Quarkus Security for the seat that a token belongs to. */
final class SeatAuthenticationRequest extends BaseAuthenticationRequest {
  private final SeatToken token;

  SeatAuthenticationRequest(SeatToken token) {
    this.token = token;
  }

  SeatToken token() {
    return token;
  }
}

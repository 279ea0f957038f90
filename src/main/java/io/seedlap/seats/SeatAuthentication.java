package io.seedlap.seats;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.quarkus.vertx.http.runtime.security.HttpCredentialTransport;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.List;

/**
 * Takes the token of a seat from the header {@code Authorization: Bearer <token>}. A request that
 * presents one is authenticated as far as the framework is concerned; {@link CurrentSeat}, or the
 * query of a move, finds whose it is.
 */
@Singleton
class SeatAuthentication implements HttpAuthenticationMechanism {
  private static final String SCHEME = "Bearer";

  @Override
  public Uni<SecurityIdentity> authenticate(
      RoutingContext routing, IdentityProviderManager identities) {
    List<String> headers = routing.request().headers().getAll(HttpHeaders.AUTHORIZATION);
    if (headers.size() > 1) {
      return Uni.createFrom().failure(new AuthenticationFailedException("more than one token"));
    }
    String header = headers.isEmpty() ? "" : headers.get(0).strip();
    if (!header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      return Uni.createFrom().nullItem();
    }
    String token = header.substring(SCHEME.length());
    return token.isBlank() || token.charAt(0) != ' '
        ? Uni.createFrom().nullItem()
        : Uni.createFrom().item(identity(SeatToken.presented(token.strip())));
  }

  private static SecurityIdentity identity(SeatToken token) {
    return QuarkusSecurityIdentity.builder().setPrincipal(token).build();
  }

  @Override
  public Uni<ChallengeData> getChallenge(RoutingContext routing) {
    return Uni.createFrom().item(new ChallengeData(401, "WWW-Authenticate", SCHEME));
  }

  @Override
  public Uni<HttpCredentialTransport> getCredentialTransport(RoutingContext routing) {
    return Uni.createFrom()
        .item(new HttpCredentialTransport(HttpCredentialTransport.Type.AUTHORIZATION, SCHEME));
  }
}

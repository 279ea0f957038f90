package io.seedlap.seats;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.AuthenticationRequest;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.quarkus.vertx.http.runtime.security.HttpCredentialTransport;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;

/** Authenticates a request by the header {@code Authorization: Bearer <token of a seat>}. */
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
        : identities.authenticate(
            new SeatAuthenticationRequest(SeatToken.presented(token.strip())));
  }

  @Override
  public Uni<ChallengeData> getChallenge(RoutingContext routing) {
    return Uni.createFrom().item(new ChallengeData(401, "WWW-Authenticate", SCHEME));
  }

  @Override
  public Set<Class<? extends AuthenticationRequest>> getCredentialTypes() {
    return Set.of(SeatAuthenticationRequest.class);
  }

  @Override
  public Uni<HttpCredentialTransport> getCredentialTransport(RoutingContext routing) {
    return Uni.createFrom()
        .item(new HttpCredentialTransport(HttpCredentialTransport.Type.AUTHORIZATION, SCHEME));
  }
}

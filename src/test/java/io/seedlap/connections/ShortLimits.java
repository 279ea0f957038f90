package io.seedlap.connections;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/** Limits that a test can reach, and no games. */
public class ShortLimits implements QuarkusTestProfile {
  /** Connections that may be open. */
  static final int CONNECTIONS = 60;

  @Override
  public Map<String, String> getConfigOverrides() {
    return Map.of(
        "seedlap.persistence", "off",
        "quarkus.datasource.jdbc.url", "jdbc:postgresql://127.0.0.1:1/x",
        "seedlap.connections.max", Integer.toString(CONNECTIONS),
        "seedlap.connections.half-sent", "200K",
        "seedlap.connections.idle-timeout", "2s",
        "seedlap.connections.head-timeout", "1s",
        "seedlap.connections.body-timeout", "1s",
        "seedlap.connections.unread-timeout", "1s",
        "seedlap.batch.line-timeout", "1s",
        "seedlap.batch.timeout", "5s");
  }
}

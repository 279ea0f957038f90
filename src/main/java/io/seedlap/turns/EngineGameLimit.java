package io.seedlap.turns;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.seedlap.clients.Client;
import io.seedlap.clients.ClientConfig;
import io.seedlap.clients.ClientHash;
import io.seedlap.database.Database;
import io.seedlap.database.Parameters;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.web.TooManyRequests;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Admits a limited number of games with engines under way by client. They are counted in the
 * database, together with those that this server is creating at the moment, so that requests at the
 * same time do not pass the limit together.
 */
@Singleton
@Startup // its meters are there before it is needed
public class EngineGameLimit {
  private static final long RETRY_SECONDS = 60;

  /** Of games without an engine it is not kept who has made them. */
  private static final byte[] NOBODY = {};

  /** The condition is that of an index on the client. */
  private static final String COUNT =
      """
      select count(*) from (
        select from game
        where client = ? and outcome is null and (south_level is not null or north_level is not null)
        limit ?) as under_way
      """;

  private final EngineConfig config;
  private final ClientConfig clients;
  private final ClientHash hash;
  private final Database database;
  private final Counter refused;
  private final Map<Client, Integer> creating = new ConcurrentHashMap<>();

  EngineGameLimit(
      EngineConfig config,
      ClientConfig clients,
      ClientHash hash,
      Database database,
      MeterRegistry meters) {
    this.config = config;
    this.clients = clients;
    this.hash = hash;
    this.database = database;
    this.refused = meters.counter("seedlap.engine.games.refused");
  }

  /**
   * Creates a game or match; one with an engine only if the client may have one more.
   *
   * @param creation gets the client's name in the database; on a worker thread, in no transaction
   * @throws ProblemException too-many-engine-games; what the creation throws
   */
  public <T> T create(boolean withEngine, Client client, Function<byte[], T> creation) {
    if (!withEngine) {
      return creation.apply(NOBODY);
    }
    byte[] name = hash.of(client);
    if (!client.isLimited(clients)) {
      return creation.apply(name);
    }
    int together = creating.merge(client, 1, Integer::sum);
    try {
      if (underWay(name) + together > config.gamesPerClient()) {
        refused.increment();
        throw new TooManyRequests(
            Problem.of(
                ProblemType.TOO_MANY_ENGINE_GAMES,
                "A client may have %d games with engines under way; end one of yours first."
                    .formatted(config.gamesPerClient())),
            RETRY_SECONDS);
      }
      return creation.apply(name);
    } finally {
      creating.computeIfPresent(client, (it, count) -> count == 1 ? null : count - 1);
    }
  }

  private int underWay(byte[] name) {
    return database.execute(connection -> count(connection, name, config.gamesPerClient()));
  }

  private static int count(Connection connection, byte[] name, int limit) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(COUNT)) {
      new Parameters(statement).bytes(name).number(limit);
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return row.getInt(1);
      }
    }
  }
}

package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.seedlap.engine.Level;
import io.seedlap.rules.Player;
import io.seedlap.wire.PlayerNames;
import io.seedlap.wire.RequestValidator;
import org.jspecify.annotations.Nullable;

/**
 * The players of a game or match, in requests and answers.
 *
 * @param south null in a request that does not name them
 * @param north null in a request that does not name them
 */
public record PlayersDto(@Nullable PlayerDto south, @Nullable PlayerDto north) {
  private static final PlayerDto UNNAMED_PERSON = new PlayerDto(null, null);

  /**
   * One player; what was not given is left out.
   *
   * @param name normalised by {@link PlayerNames}; null for none
   * @param engine null for a person
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record PlayerDto(@Nullable String name, @Nullable EngineDto engine) {
    public PlayerDto {
      name = PlayerNames.normalised(name);
    }
  }

  /**
   * A player whom the service plays.
   *
   * @param level 1 to 8
   */
  public record EngineDto(Integer level) {}

  /**
   * A player as the columns of a game have them.
   *
   * @param level null for a person
   */
  public static PlayerDto player(@Nullable String name, @Nullable Short level) {
    return new PlayerDto(name, level == null ? null : new EngineDto(level.intValue()));
  }

  /**
   * The player of a side.
   *
   * @param players null in a request without players
   * @return never null
   */
  static PlayerDto of(@Nullable PlayersDto players, Player side) {
    PlayerDto player =
        players == null ? null : side == Player.SOUTH ? players.south() : players.north();
    return player == null ? UNNAMED_PERSON : player;
  }

  /**
   * Validates the players of a request.
   *
   * @param players null in a request without players
   */
  public static void check(@Nullable PlayersDto players, RequestValidator request) {
    check(of(players, Player.SOUTH), "players.south", request);
    check(of(players, Player.NORTH), "players.north", request);
  }

  private static void check(PlayerDto player, String field, RequestValidator request) {
    request.check(
        player.name() == null || PlayerNames.isName(player.name()),
        field + ".name",
        "malformed",
        PlayerNames.RULE);
    if (player.engine() != null) {
      Integer level = player.engine().level();
      request
          .require(field + ".engine.level", level)
          .check(
              level == null || (level >= Level.MIN && level <= Level.MAX),
              field + ".engine.level",
              "out-of-range",
              "A level is " + Level.MIN + " to " + Level.MAX + ".");
    }
  }

  /**
   * Reads the name to search for from a query, normalised; null when it is left out.
   *
   * @param query collects the violations of the request
   */
  public static @Nullable String readName(
      RequestValidator query, String field, @Nullable String text) {
    String name = PlayerNames.normalised(text);
    query.check(name == null || PlayerNames.isName(name), field, "malformed", PlayerNames.RULE);
    return name;
  }

  /**
   * Whether the service plays a side.
   *
   * @param players null in a request without players
   */
  public static boolean hasEngine(@Nullable PlayersDto players) {
    return of(players, Player.SOUTH).engine() != null || of(players, Player.NORTH).engine() != null;
  }

  /** Whether the service plays both sides. */
  public boolean areEngines() {
    return isEngine(Player.SOUTH) && isEngine(Player.NORTH);
  }

  /** Whether the service plays this side. */
  public boolean isEngine(Player side) {
    return of(this, side).engine() != null;
  }

  /** The level of the engine that plays this side; null when a person does. */
  public @Nullable Level level(Player side) {
    EngineDto engine = of(this, side).engine();
    return engine == null ? null : Level.of(engine.level());
  }
}

package io.seedlap.metrics;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.contract.OutsideContract;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is measured is described, and what dashboards and alerts ask for is measured. */
@QuarkusTest
@OutsideContract("Metrics are no part of the contract.")
class MetricsTest {
  private static final Pattern HELP = Pattern.compile("(?m)^# HELP (seedlap_\\S+) *(.*)$");
  private static final Pattern NAME = Pattern.compile("seedlap_[a-z_]+");

  private final Api api = Api.atTestPort();

  @Test
  void everyMetricOfTheServiceHasItsDescription() {
    playAGame();
    Matcher help = HELP.matcher(metrics());
    while (help.find()) {
      assertEquals(description(help.group(1)), help.group(2), help.group(1));
    }
  }

  @Test
  void everyDescriptionIsOfAMetricThatTheOperatorsGuideNames() throws IOException {
    String guide = Files.readString(Path.of("src/site/markdown/operations.md"));
    List<String> unnamed =
        MetricDescriptions.ALL.keySet().stream()
            .map(MetricsTest::prometheusName)
            .filter(name -> !guide.contains("`" + name))
            .toList();
    assertEquals(List.of(), unnamed);
  }

  @Test
  void dashboardsAndAlertsAskForMetricsThatThereAre() throws IOException {
    playAGame();
    String metrics = metrics();
    Set<String> unknown = new TreeSet<>();
    for (String file : List.of("docker/alerts.yaml", "docker/dashboard.json")) {
      NAME.matcher(Files.readString(Path.of(file)))
          .results()
          .map(it -> it.group())
          .filter(
              name -> !metrics.contains("\n" + name + "{") && !metrics.contains("\n" + name + " "))
          .forEach(unknown::add);
    }
    assertEquals(Set.of(), unknown);
  }

  @Test
  void gamesMovesAndEndsAreCounted() {
    double games = value("seedlap_stored_games_created_total{ruleset=\"sadeqa-ii\"}");
    double moves = value("seedlap_stored_moves_total{ruleset=\"sadeqa-ii\"}");
    String resigned =
        "seedlap_stored_games_ended_total{reason=\"resignation\",ruleset=\"sadeqa-ii\"}";
    double ended = value(resigned);
    playAGame();
    assertEquals(games + 1, value("seedlap_stored_games_created_total{ruleset=\"sadeqa-ii\"}"));
    assertEquals(moves + 1, value("seedlap_stored_moves_total{ruleset=\"sadeqa-ii\"}"));
    assertEquals(ended + 1, value(resigned));
  }

  /** A game, a match and an analysis, so that whatever they count is there. */
  private void playAGame() {
    NewGame game = api.createOf("sadeqa-ii");
    api.move(game.id(), game.south(), "F");
    resign("games", game);
    var match = api.post("/v1/matches", "{}").body();
    resign(
        "matches",
        new NewGame(match.at("/match/id").asText(), match.at("/tokens/south").asText(), ""));
    api.post(
        "/v1/rulesets/sadeqa-ii/analysis", "{\"notation\":\"1,0,0,0,0,0/0,0,0,0,0,1 s 17-17\"}");
  }

  private void resign(String kind, NewGame game) {
    api.post(
        "/v1/" + kind + "/" + game.id() + "/resignation",
        "",
        "Authorization",
        "Bearer " + game.south());
  }

  private static String metrics() {
    return given().get("/q/metrics").asString();
  }

  private static double value(String sample) {
    return Stream.of(metrics().split("\n"))
        .filter(line -> line.startsWith(sample + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' '))))
        .findFirst()
        .orElse(0);
  }

  private static String prometheusName(String meter) {
    return meter.replace('.', '_');
  }

  /** The description of the meter whose name the metric's begins with, the longest. */
  private static String description(String metric) {
    return MetricDescriptions.ALL.entrySet().stream()
        .filter(it -> metric.startsWith(prometheusName(it.getKey())))
        .collect(
            Collectors.collectingAndThen(
                Collectors.maxBy((a, b) -> a.getKey().length() - b.getKey().length()),
                it -> it.map(entry -> entry.getValue()).orElse("a description")));
  }
}

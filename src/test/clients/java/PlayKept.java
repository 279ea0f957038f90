import io.seedlap.client.ApiClient;
import io.seedlap.client.ApiException;
import io.seedlap.client.api.GamesApi;
import io.seedlap.client.api.MatchesApi;
import io.seedlap.client.model.CreateGameRequest;
import io.seedlap.client.model.CreateGameRequestStart;
import io.seedlap.client.model.CreateMatchRequest;
import io.seedlap.client.model.CreatedGame;
import io.seedlap.client.model.CreatedMatch;
import io.seedlap.client.model.FillingRequest;
import io.seedlap.client.model.Game;
import io.seedlap.client.model.GameEnded;
import io.seedlap.client.model.GameStarted;
import io.seedlap.client.model.Hole;
import io.seedlap.client.model.HolesBought;
import io.seedlap.client.model.HolesLeftEmpty;
import io.seedlap.client.model.KeptMoveAnswer;
import io.seedlap.client.model.KeptMoveRequest;
import io.seedlap.client.model.Match;
import io.seedlap.client.model.MatchEnded;
import io.seedlap.client.model.MatchGameEnded;
import io.seedlap.client.model.MatchGameStarted;
import io.seedlap.client.model.MatchPhase;
import io.seedlap.client.model.Move;
import io.seedlap.client.model.Player;
import io.seedlap.client.model.PlyPlayed;
import io.seedlap.client.model.PurchaseRequest;
import io.seedlap.client.model.RulesetId;
import io.seedlap.client.model.SeatGame;
import io.seedlap.client.model.SeatMatch;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Plays a kept game with a forced pass and a match with a purchase; then reads the streams of both, typed, and that of
 * a seat.
 */
final class PlayKept {
  private static final Map<String, Class<?>> GAME_EVENTS =
      Map.of("start", GameStarted.class, "ply", PlyPlayed.class, "end", GameEnded.class);
  private static final Map<String, Class<?>> MATCH_EVENTS =
      Map.of(
          "game-start", MatchGameStarted.class,
          "game-end", MatchGameEnded.class,
          "purchase", HolesBought.class,
          "filling", HolesLeftEmpty.class,
          "match-end", MatchEnded.class);

  private final String origin;

  PlayKept(String origin) {
    this.origin = origin;
  }

  private ApiClient client(String token) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(origin);
    if (token != null) {
      client.setRequestInterceptor(it -> it.header("Authorization", "Bearer " + token));
    }
    return client;
  }

  private GamesApi games(String token) {
    return new GamesApi(client(token));
  }

  private MatchesApi matches(String token) {
    return new MatchesApi(client(token));
  }

  void forcedPass() throws ApiException, IOException, InterruptedException {
    CreatedGame made =
        games(null)
            .createGame(
                new CreateGameRequest()
                    .ruleset(RulesetId.ADJI_KUI_II)
                    .start(new CreateGameRequestStart("2,0,0,3,2,0/1,1,1,0,0,0 s 20-18")),
                null);
    UUID id = made.getGame().getId();
    GamesApi south = games(made.getTokens().getSouth());
    KeptMoveAnswer played =
        south.playKeptMove(id, new KeptMoveRequest().move("A"), null, null, null);
    require(played.getFollowed().size() == 1, played);
    require(played.getFollowed().get(0).getMove() == Move.PASS, played);
    require(played.getTurn() == Player.SOUTH && !played.getLegal().isEmpty(), played);
    String next = played.getLegal().get(0).getValue();
    south.playKeptMove(id, new KeptMoveRequest().move(next), null, null, null);
    south.resign(id, null, null);
    List<Object> events = new ArrayList<>();
    for (String[] event : events("/v1/games/" + id + "/events", "none")) {
      events.add(read(event[1], GAME_EVENTS.get(event[0])));
    }
    List<Move> moves =
        events.stream()
            .filter(PlyPlayed.class::isInstance)
            .map(it -> ((PlyPlayed) it).getMove())
            .toList();
    require(moves.get(0).getValue().equals("A") && moves.get(1) == Move.PASS, moves);
    require(events.get(events.size() - 1) instanceof GameEnded, events);
    String[] end = events("/v1/seat/events", made.getTokens().getSouth()).get(0);
    SeatGame over = read(end[1], SeatGame.class);
    require(end[0].equals("end") && over.getPlayer() == Player.SOUTH, over);
    require(over.getGame().getOutcome().getWinner() != null, over);
    System.out.println("a forced pass: " + events.size() + " events");
  }

  /** North resigns the first game as soon as something is captured: South buys all that it can. */
  void purchase() throws ApiException, IOException, InterruptedException {
    CreatedMatch made = matches(null).createMatch(new CreateMatchRequest(), null);
    UUID id = made.getMatch().getId();
    String south = made.getTokens().getSouth();
    String north = made.getTokens().getNorth();
    Game game = games(null).getGame(id, null);
    while (game.getPosition().getCaptured().getNorth() < 4) {
      List<Hole> legal = game.getLegal();
      String move = legal.get(game.getPly() % legal.size()).getValue();
      games(game.getPosition().getTurn() == Player.SOUTH ? south : north)
          .playKeptMove(id, new KeptMoveRequest().move(move), null, null, null);
      game = games(null).getGame(id, null);
    }
    games(north).resign(id, null, null);
    Match match = matches(null).getMatch(id, null);
    require(match.getPhase() == MatchPhase.BUYING, match);
    require(match.getChoice().getPlayer() == Player.SOUTH, match);
    List<Hole> holes = match.getChoice().getHoles().subList(0, match.getChoice().getAtMost());
    match = matches(south).buyHoles(id, new PurchaseRequest().buy(holes), null, null);
    if (match.getPhase() == MatchPhase.FILLING) {
      match = matches(north).fillHoles(id, new FillingRequest().leaveEmpty(List.of()), null, null);
    }
    require(match.getPhase() == MatchPhase.PLAYING && match.getGames().size() == 2, match);
    matches(north).resignMatch(id, null, null);
    List<Object> events = new ArrayList<>();
    for (String[] event : events("/v1/matches/" + id + "/events", "none")) {
      events.add(read(event[1], MATCH_EVENTS.get(event[0])));
    }
    require(events.get(events.size() - 1) instanceof MatchEnded, events);
    SeatMatch over = read(events("/v1/seat/events", north).get(0)[1], SeatMatch.class);
    require(over.getPlayer() == Player.NORTH && over.getMatch().getWinner() != null, over);
    System.out.println("a match: " + holes.size() + " holes bought, " + events.size() + " events");
  }

  private <T> T read(String data, Class<T> type) throws IOException {
    return client(null).getObjectMapper().readValue(data, type);
  }

  /** The name and the data of each event of a stream that ends. */
  private List<String[]> events(String path, String token) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(origin + path))
            .header("Authorization", "Bearer " + token)
            .build();
    String stream =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();
    List<String[]> events = new ArrayList<>();
    String name = "";
    for (String line : stream.lines().toList()) {
      if (line.startsWith("event:")) {
        name = line.substring("event:".length());
      } else if (line.startsWith("data:")) {
        events.add(new String[] {name, line.substring("data:".length())});
      }
    }
    return events;
  }

  private static void require(boolean condition, Object what) {
    if (!condition) {
      throw new IllegalStateException(String.valueOf(what));
    }
  }
}

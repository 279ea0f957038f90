import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Matches whose service is killed (-9) so many times: {@code MatchKills <rounds> <folder>}, run by
 * kill-matches.sh. Each kill meets matches between the end of a game and the purchase, matches
 * between purchase and filling, and matches whose purchase or filling is in progress. After it every
 * match must be as it was answered, both steps must be done once however often they are requested,
 * and simultaneous requests of both players must lead to one set-up.
 */
public class MatchKills {
  static final int WAITING = 3; // matches between two steps, of each kind
  static final int IN_PROGRESS = 5; // matches in the middle of a step, of each kind
  static final String URL = "http://127.0.0.1:18095";
  static final ObjectMapper JSON = new ObjectMapper();
  static final Random RANDOM = new Random();
  static final ExecutorService CLIENTS = Executors.newFixedThreadPool(8, MatchKills::daemon);

  static Process service;
  static final Set<String> setUps = Collections.synchronizedSet(new HashSet<>());
  static final AtomicInteger held = new AtomicInteger();
  static final AtomicInteger acknowledged = new AtomicInteger();
  static final AtomicInteger doneUnacknowledged = new AtomicInteger();
  static final AtomicInteger notDone = new AtomicInteger();

  /** A request for a step, always under the same key. */
  record Step(Match match, String path, String player, String body, String key) {
    Step(Match match, String path, String player, String body) {
      this(match, path, player, body, UUID.randomUUID().toString());
    }

    CompletableFuture<HttpResponse<String>> send() {
      return Chaos.HTTP.sendAsync(
          Chaos.request(URL + path, body, match.token(player), key),
          HttpResponse.BodyHandlers.ofString());
    }

    Step underAnotherKey() {
      return new Step(match, path, player, body);
    }
  }

  /** A match over HTTP. */
  static class Match {
    final String path;
    final JsonNode tokens;

    Match() throws Exception {
      JsonNode created = JSON.readTree(Chaos.insist(URL, "/v1/matches", "{}", null, URL));
      path = "/v1/matches/" + created.at("/match/id").asText();
      tokens = created.get("tokens");
    }

    String token(String player) {
      return tokens.get(player).asText();
    }

    String read() throws Exception {
      return Chaos.insist(URL, path, null, null, URL);
    }

    JsonNode state() throws Exception {
      return MatchKills.read(path);
    }

    /** Plays until a player can resign and keep enough to fill some holes; this player resigns. */
    void endGame() throws Exception {
      String game = "/v1/games/" + state().at("/games/0/id").asText();
      int enough = 4 + 4 * RANDOM.nextInt(3);
      JsonNode now = MatchKills.read(game);
      while (now.get("outcome").isNull()) {
        JsonNode captured = now.at("/position/captured");
        String turn = now.at("/position/turn").asText();
        JsonNode legal = now.get("legal");
        if (captured.get("south").asInt() >= enough) {
          received(new Step(this, game + "/resignation", "south", "").send());
        } else if (captured.get("north").asInt() >= enough) {
          received(new Step(this, game + "/resignation", "north", "").send());
        } else {
          String move = "{\"move\":" + legal.get(RANDOM.nextInt(legal.size())) + "}";
          Chaos.insist(URL, game + "/moves", move, token(turn), URL);
        }
        now = MatchKills.read(game);
      }
    }

    /** Buys fewer holes than possible, so that the other has something to choose. */
    Step purchase() throws Exception {
      JsonNode choice = state().get("choice");
      int count = RANDOM.nextInt(choice.get("atMost").asInt());
      return choose(choice, "/purchases", "buy", count);
    }

    Step filling() throws Exception {
      JsonNode choice = state().get("choice");
      return choose(choice, "/fillings", "leaveEmpty", choice.get("atMost").asInt());
    }

    private Step choose(JsonNode choice, String step, String name, int count) {
      List<String> holes = new ArrayList<>();
      choice.get("holes").forEach(hole -> holes.add(hole.toString()));
      Collections.shuffle(holes, RANDOM);
      String body = "{\"" + name + "\":[" + String.join(",", holes.subList(0, count)) + "]}";
      return new Step(this, path + step, choice.get("player").asText(), body);
    }
  }

  /** A match when the service is killed. */
  static class Case {
    final Match match;
    final Step bought; // null before the purchase
    final String purchase; // its answer
    final String before;
    Step step; // null for a match that waits
    CompletableFuture<HttpResponse<String>> answer;

    Case(boolean filling) throws Exception {
      match = new Match();
      match.endGame();
      bought = filling ? match.purchase() : null;
      purchase = filling ? expect(bought) : null;
      before = match.read();
      check(JSON.readTree(before).get("phase").asText(), filling ? "filling" : "buying", match);
    }

    Step next() throws Exception {
      return bought == null ? match.purchase() : match.filling();
    }
  }

  public static void main(String... args) throws Exception {
    int rounds = Integer.parseInt(args[0]);
    Path folder = Path.of(args[1]);
    List<String> settings =
        List.of(
            "-Dquarkus.http.port=18095",
            "-Dseedlap.data-dir=" + folder.resolve("data"),
            "-XX:TieredStopAtLevel=1", // it lives for seconds
            "-Dseedlap.tables.sadeqa-ii=0",
            "-Dseedlap.tables.adji-kui-ii=0");
    service = Chaos.start(folder.resolve("service.log"), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(MatchKills::stop));
    Chaos.untilReady(URL);
    List<Long> starts = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      List<Case> waiting = cases(WAITING);
      List<Case> inProgress = cases(IN_PROGRESS);
      sendAndKill(inProgress);
      service = Chaos.start(folder.resolve("service.log"), settings);
      starts.add(Chaos.untilReady(URL));
      each(waiting, MatchKills::checkWaiting);
      each(inProgress, MatchKills::checkInProgress);
    }
    Chaos.print("service killed", starts);
    System.out.printf(
        "%d matches unchanged between two steps; of the steps in progress at a kill %d were"
            + " acknowledged, %d done but not acknowledged, %d not done; %d set-ups made; %d faults%n",
        held.get(),
        acknowledged.get(),
        doneUnacknowledged.get(),
        notDone.get(),
        setUps.size(),
        Chaos.faults.size());
    Chaos.faults.stream().limit(20).forEach(System.out::println);
    System.exit(Chaos.faults.isEmpty() ? 0 : 1);
  }

  static Thread daemon(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    return thread;
  }

  static void stop() {
    service.destroy();
    service.onExit().join();
  }

  /** So many matches that wait for a purchase, and as many that wait for a filling. */
  static List<Case> cases(int each) throws Exception {
    List<Future<Case>> made = new ArrayList<>();
    for (int i = 0; i < 2 * each; i++) {
      boolean filling = i % 2 == 0;
      made.add(CLIENTS.submit(() -> new Case(filling)));
    }
    List<Case> cases = new ArrayList<>();
    for (Future<Case> it : made) {
      cases.add(it.get());
    }
    return cases;
  }

  /** Requests the next step of all these matches, and kills when some were answered. */
  static void sendAndKill(List<Case> inProgress) throws Exception {
    for (Case it : inProgress) {
      it.step = it.next();
    }
    CountDownLatch enough = new CountDownLatch(RANDOM.nextInt(inProgress.size()));
    for (Case it : inProgress) {
      it.answer = it.step.send();
      it.answer.whenComplete((answer, failure) -> enough.countDown());
    }
    enough.await();
    service.destroyForcibly().waitFor();
  }

  /** Nothing was in progress at the kill. */
  static Void checkWaiting(Case it) throws Exception {
    check(it.match.read(), it.before, it.match);
    held.incrementAndGet();
    if (it.bought != null) {
      check(expect(it.bought), it.purchase, it.match);
      check(it.match.read(), it.before, it.match);
    }
    JsonNode before = JSON.readTree(it.before);
    Step next = it.next();
    String other = next.player().equals("south") ? "north" : "south";
    Step filling = new Step(it.match, it.match.path + "/fillings", other, "{\"leaveEmpty\":[]}");
    List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
    for (Step step : List.of(next, filling, next, filling, next.underAnotherKey(), filling)) {
      answers.add(step.send());
    }
    Set<String> granted = new HashSet<>();
    for (CompletableFuture<HttpResponse<String>> sent : answers) {
      HttpResponse<String> answer = received(sent);
      if (answer != null && answer.statusCode() == 200) {
        granted.add(answer.body());
      } else if (answer != null && !Set.of(403, 409, 503).contains(answer.statusCode())) {
        Chaos.faults.add(it.match.path + ": " + answer.body());
      }
    }
    String phase = it.match.state().get("phase").asText();
    int steps = it.bought == null && phase.equals("playing") ? 2 : 1;
    check(granted.size() <= steps, true, it.match);
    if (phase.equals("buying")) {
      expect(next);
    }
    if (!phase.equals("playing")) {
      expect(it.bought == null ? filling : next);
    }
    checkSetUp(it.match, before, it.bought == null ? 3 : 2);
    return null;
  }

  /** A step was in progress at the kill: it is done whole or not at all, and once when repeated. */
  static Void checkInProgress(Case it) throws Exception {
    HttpResponse<String> answer = received(it.answer);
    String found = it.match.read();
    String again = expect(it.step);
    check(expect(it.step), again, it.match);
    check(it.match.read(), again, it.match);
    if (answer != null && answer.statusCode() == 200) {
      check(found, answer.body(), it.match);
      check(again, answer.body(), it.match);
      acknowledged.incrementAndGet();
    } else if (found.equals(it.before)) {
      notDone.incrementAndGet();
    } else {
      check(found, again, it.match);
      doneUnacknowledged.incrementAndGet();
    }
    if (it.bought == null) {
      expect(it.match.filling());
    }
    checkSetUp(it.match, JSON.readTree(it.before), it.bought == null ? 3 : 2);
    return null;
  }

  /** The answer; null when the connection broke before it. */
  static HttpResponse<String> received(CompletableFuture<HttpResponse<String>> answer)
      throws InterruptedException {
    try {
      return answer.get();
    } catch (ExecutionException e) {
      return null;
    }
  }

  static JsonNode read(String path) throws Exception {
    return JSON.readTree(Chaos.insist(URL, path, null, null, URL));
  }

  /** One game more, started by the other player, after so many changes and no other. */
  static void checkSetUp(Match match, JsonNode before, int changes) throws Exception {
    JsonNode after = match.state();
    check(after.get("phase").asText(), "playing", match);
    check(after.get("games").size(), 2, match);
    check(after.get("version").asInt(), before.get("version").asInt() + changes, match);
    check(after.at("/games/1/starter").asText(), "north", match);
    JsonNode game = read("/v1/games/" + after.at("/games/1/id").asText());
    check(game.get("notation"), after.at("/games/1/start"), match);
    setUps.add(game.get("id").asText());
  }

  /** The answer to a step that must be granted, requested until it is received. */
  static String expect(Step step) throws Exception {
    long before = System.nanoTime();
    HttpResponse<String> answer = received(step.send());
    while (answer == null || answer.statusCode() >= 500) {
      if (System.nanoTime() - before > Chaos.PATIENCE.toNanos()) {
        throw new IllegalStateException("no answer for " + step.path());
      }
      Thread.sleep(50);
      answer = received(step.send());
    }
    check(answer.statusCode() + " " + answer.body(), "200 " + answer.body(), step.match());
    return answer.body();
  }

  static void check(Object is, Object mustBe, Match match) {
    if (!is.equals(mustBe)) {
      Chaos.faults.add(match.path + ": is " + is + ", must be " + mustBe);
    }
  }

  interface Look {
    Void at(Case it) throws Exception;
  }

  static void each(List<Case> cases, Look look) throws Exception {
    List<Callable<Void>> looks = new ArrayList<>();
    for (Case it : cases) {
      looks.add(() -> look.at(it));
    }
    for (Future<Void> done : CLIENTS.invokeAll(looks)) {
      done.get();
    }
  }
}

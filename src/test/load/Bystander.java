import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Somebody who plays while others are hostile: stateless moves, and moves of a kept game. */
final class Bystander extends Thread {
  static final String MOVE = "{\"notation\":\"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\",\"move\":\"A\"}";
  static final int PATIENCE_MILLIS = 10_000;
  static final int THINKING_MILLIS = 20;

  final URI service;
  final List<String> game;
  final AtomicLong moves = new AtomicLong();
  final AtomicLong failed = new AtomicLong();
  volatile long slowestMillis;
  volatile String failure = "";
  volatile boolean over;

  Bystander(URI service, List<String> game) {
    this.service = service;
    this.game = game;
    setDaemon(true);
  }

  @Override
  public void run() {
    while (!over) {
      try (Moves.Client client = new Moves.Client(service)) {
        client.socket.setSoTimeout(PATIENCE_MILLIS);
        String made = client.post("/v1/games", "{\"ruleset\":\"adji-kui-ii\"}", "");
        String path = "/v1/games/" + Moves.field(made, "id") + "/moves";
        String tokens = made.substring(made.indexOf("\"tokens\""));
        for (int ply = 0; ply < game.size() && !game.get(ply).equals("pass") && !over; ply++) {
          long begun = System.nanoTime();
          String token = Moves.field(tokens, ply % 2 == 0 ? "south" : "north");
          client.post(path, "{\"move\":\"" + game.get(ply) + "\"}", token);
          client.post("/v1/rulesets/adji-kui-ii/move", MOVE, "");
          slowestMillis = Math.max(slowestMillis, (System.nanoTime() - begun) / 1_000_000);
          moves.addAndGet(2);
          Thread.sleep(THINKING_MILLIS);
        }
      } catch (IOException e) {
        failed.incrementAndGet();
        failure = e.toString();
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  /** What has happened since the last report. */
  String report() {
    String text =
        "%d moves beside, %d failed, slowest %d ms %s"
            .formatted(moves.getAndSet(0), failed.getAndSet(0), slowestMillis, failure);
    slowestMillis = 0;
    failure = "";
    return text.strip();
  }
}

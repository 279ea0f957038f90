import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** {@code Soak <url> <pid> <minutes>}. See soak.sh. */
public class Soak {
  static final int CLIENTS = 16;

  public static void main(String... args) throws Exception {
    URI url = URI.create(args[0]);
    long pid = Long.parseLong(args[1]);
    int minutes = Integer.parseInt(args[2]);
    List<List<String>> games = Moves.games();
    AtomicLong moves = new AtomicLong();
    for (int minute = 1; minute <= minutes; minute++) {
      long begun = System.nanoTime();
      long end = begun + TimeUnit.MINUTES.toNanos(1);
      List<Thread> clients = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        int first = i;
        Thread client =
            new Thread(
                () -> {
                  try (Moves.Client connection = new Moves.Client(url)) {
                    for (int game = first; System.nanoTime() < end; game += CLIENTS) {
                      Moves.play(connection, games.get(game % games.size()), moves, begun, end);
                    }
                  } catch (Exception e) {
                    System.out.println(e);
                  }
                });
        client.start();
        clients.add(client);
      }
      for (Thread client : clients) {
        client.join();
      }
      Vitals vitals = Vitals.afterCollection(url, pid);
      System.out.printf(
          "minute %d: %,d moves, resident %d MB, in use after a collection %.1f MB, threads %d, files %d%n",
          minute, moves.get(), resident(pid), vitals.memory() / 1e6, vitals.threads(), vitals.files());
    }
  }

  static long resident(long pid) throws Exception {
    for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
      }
    }
    throw new IllegalStateException("no VmRSS");
  }
}

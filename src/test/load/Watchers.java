import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Watches games by event streams, shared out among the games, while moves are made in them in turn:
 * {@code Watchers <url> <pid> <games> <streams> <moves a second> <moves>}. Prints the memory in use
 * after a collection that a stream takes, and the milliseconds from the answer of a move to its event at the last
 * watcher of the game.
 */
public class Watchers {
  static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(60);
  static final byte[] ID = "id:".getBytes(StandardCharsets.US_ASCII);

  /** A game, and for each ply by how many watchers it has been seen, and when by the last. */
  static final class Game {
    final String id;
    final String tokens;
    final List<String> moves;
    int watchers;
    int next;
    final ConcurrentMap<Integer, int[]> seen = new ConcurrentHashMap<>();
    final ConcurrentMap<Integer, Long> seenByAll = new ConcurrentHashMap<>();

    Game(String made, List<String> moves) {
      this.id = Moves.field(made, "id");
      this.tokens = made.substring(made.indexOf("\"tokens\""));
      this.moves = moves;
    }

    void see(int ply) {
      if (++seen.computeIfAbsent(ply, first -> new int[1])[0] == watchers) {
        seenByAll.put(ply, System.nanoTime());
      }
    }

    boolean isSeenByAll(int ply) {
      return seenByAll.containsKey(ply);
    }
  }

  /** A stream, and how far its line matches the field of the event's id. */
  static final class Stream {
    final Game game;
    int matched;
    int id;

    Stream(Game game) {
      this.game = game;
    }

    void read(byte next) {
      if (next == '\n') {
        if (matched == ID.length) {
          game.see(id);
        }
        matched = 0;
        id = 0;
      } else if (matched == ID.length && Character.isDigit(next)) {
        id = 10 * id + next - '0';
      } else if (matched >= 0 && matched < ID.length && next == ID[matched]) {
        matched++;
      } else if (matched < ID.length || next != ' ') {
        matched = -1;
      }
    }
  }

  public static void main(String... args) throws Exception {
    URI url = URI.create(args[0]);
    long pid = Long.parseLong(args[1]);
    int streams = Integer.parseInt(args[3]);
    int rate = Integer.parseInt(args[4]);
    List<List<String>> lines = new ArrayList<>(Moves.games());
    lines.sort((a, b) -> b.size() - a.size());
    try (Moves.Client client = new Moves.Client(url);
        Selector selector = Selector.open()) {
      List<Game> games = new ArrayList<>();
      for (int i = 0; i < Integer.parseInt(args[2]); i++) {
        String made = client.post("/v1/games", "{\"ruleset\":\"adji-kui-ii\"}", "");
        games.add(new Game(made, lines.get(i % 8)));
      }
      long before = Vitals.afterCollection(url, pid).memory();
      Thread reader = new Thread(() -> readAll(selector));
      reader.setDaemon(true);
      for (int i = 0; i < streams; i++) {
        games.get(i % games.size()).watchers++;
      }
      for (int i = 0; i < streams; i++) {
        open(url, games.get(i % games.size()), selector);
      }
      reader.start();
      for (Game game : games) {
        await(game, 0);
      }
      System.out.printf(
          "%d games, %d streams: %.1f kB of memory in use a stream%n",
          games.size(),
          streams,
          (Vitals.afterCollection(url, pid).memory() - before) / 1024.0 / streams);
      System.out.println(play(client, games, rate, Integer.parseInt(args[5])));
    }
  }

  static void open(URI url, Game game, Selector selector) throws IOException {
    SocketChannel channel =
        SocketChannel.open(new InetSocketAddress(url.getHost(), url.getPort()));
    String request = "GET /v1/games/" + game.id + "/events HTTP/1.1\r\nHost: x\r\n\r\n";
    channel.write(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
    channel.configureBlocking(false);
    channel.register(selector, SelectionKey.OP_READ, new Stream(game));
  }

  static void readAll(Selector selector) {
    ByteBuffer bytes = ByteBuffer.allocate(1 << 16);
    try {
      while (true) {
        selector.select(
            key -> {
              try {
                Stream stream = (Stream) key.attachment();
                bytes.clear();
                int count = ((SocketChannel) key.channel()).read(bytes);
                for (int i = 0; i < count; i++) {
                  stream.read(bytes.get(i));
                }
                if (count < 0) {
                  key.cancel();
                }
              } catch (IOException e) {
                key.cancel();
              }
            });
      }
    } catch (ClosedSelectorException over) {
      // all has been seen
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Moves in all games in turn; the delays until the last watcher has seen each. */
  static String play(Moves.Client client, List<Game> games, int rate, int moves) throws IOException {
    List<Game> moved = new ArrayList<>();
    List<Integer> plies = new ArrayList<>();
    List<Long> answered = new ArrayList<>();
    long begun = System.nanoTime();
    for (int i = 0; i < moves; i++) {
      Game game = games.get(i % games.size());
      while (game.next < game.moves.size() && game.moves.get(game.next).equals("pass")) {
        game.next++;
      }
      if (game.next == game.moves.size()) {
        break;
      }
      LockSupport.parkNanos(begun + i * TimeUnit.SECONDS.toNanos(1) / rate - System.nanoTime());
      String token = Moves.field(game.tokens, game.next % 2 == 0 ? "south" : "north");
      String move = "{\"move\":\"" + game.moves.get(game.next) + "\"}";
      client.post("/v1/games/" + game.id + "/moves", move, token);
      answered.add(System.nanoTime());
      moved.add(game);
      plies.add(++game.next);
    }
    double seconds = (System.nanoTime() - begun) / 1e9;
    long[] delays = new long[plies.size()];
    for (int i = 0; i < delays.length; i++) {
      await(moved.get(i), plies.get(i));
      delays[i] = Math.max(0, moved.get(i).seenByAll.get(plies.get(i)) - answered.get(i));
    }
    Arrays.sort(delays);
    return String.format(
        "%d moves, %.1f a second; answer to last watcher: median %.1f ms, p99 %.1f ms, longest %.1f ms",
        delays.length,
        delays.length / seconds,
        delays[delays.length / 2] / 1e6,
        delays[(int) (delays.length * 0.99)] / 1e6,
        delays[delays.length - 1] / 1e6);
  }

  static void await(Game game, int ply) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (game.watchers > 0 && !game.isSeenByAll(ply)) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException(
            "ply " + ply + " was seen by " + game.seen.getOrDefault(ply, new int[1])[0]);
      }
      LockSupport.parkNanos(1_000_000);
    }
  }
}

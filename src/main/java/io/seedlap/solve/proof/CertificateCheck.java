package io.seedlap.solve.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Checks a certificate: claims that the value of a position is at least a number, or is not, each
 * of which follows from others by one move. It sows by {@link PlainRules} and shares nothing with
 * the search. After two lines that name the game and the position come the values of its moves,
 * then the claims:
 *
 * <pre>
 * position 4,4,4,4,4,4,4,4,4,4,4,4 0     counts, those of the player to move first; openings due
 * move 3 2                               the hole, and the net for the player who sows it
 * 0,5,5,5,5,4,4,4,4,4,4,4 0 -1 yes 3     counts, openings due, number, answer, the hole that shows it
 * end
 * </pre>
 *
 * <p>Infinite play counts as net 0 of the seeds in play. So within a slice, the positions with the
 * same number of seeds, one player has to force something: the player to move where a yes to 1 or
 * more is claimed, the opponent where a no to 0 or less is. Such a claim must follow from earlier
 * ones of its slice, so that the forcing ends. A claim that it fails may follow from any.
 */
public final class CertificateCheck {
  /** Values of boards by tables: twelve counts, those of the player to move first. */
  @FunctionalInterface
  public interface TableValues {
    /** Null where no table contains the board. */
    @Nullable Integer net(int[] board);
  }

  /** The last line. */
  public static final String END = "end";

  private record Claim(int line, boolean yes, int hole) {}

  private final PlainRules rules;
  private final TableValues tables;
  private final Map<String, Claim> claims = new HashMap<>();
  private final SortedSet<Integer> used = new TreeSet<>();

  public CertificateCheck(PlainRules rules, TableValues tables) {
    this.rules = rules;
    this.tables = tables;
  }

  /** Seeds of the slices that the certificate rests on. */
  public SortedSet<Integer> used() {
    return used;
  }

  /** How many claims were read. */
  public int claims() {
    return claims.size();
  }

  /**
   * Checks all claims, and that they prove the values of all moves.
   *
   * @param lines from the line of the position on
   * @return what is wrong first; empty when the certificate is right
   */
  public Optional<String> check(List<String> lines) {
    int end = lines.size() - 1;
    return end >= 1 && lines.get(end).equals(END)
        ? checkAll(lines.subList(0, end))
        : Optional.of("it is not complete");
  }

  private Optional<String> checkAll(List<String> lines) {
    try {
      int first = 1;
      while (first < lines.size() && lines.get(first).startsWith("move ")) {
        first++;
      }
      for (int i = first; i < lines.size(); i++) {
        read(lines.get(i), i);
      }
      for (int i = first; i < lines.size(); i++) {
        if (!follows(lines.get(i).split(" ", -1))) {
          return Optional.of("the claim \"" + lines.get(i) + "\" does not follow");
        }
      }
      return checkMoves(lines.subList(0, first));
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return Optional.of("it cannot be read");
    }
  }

  private void read(String line, int at) {
    String[] words = line.split(" ", -1);
    if (!words[3].equals("yes") && !words[3].equals("no")) {
      throw new IllegalArgumentException(line);
    }
    int hole = words.length > 4 ? Integer.parseInt(words[4]) : MoveBounds.PASS;
    claims.putIfAbsent(
        words[0] + " " + words[1] + " " + words[2], new Claim(at, words[3].equals("yes"), hole));
  }

  private static int[] board(String text) {
    int[] board = Arrays.stream(text.split(",", -1)).mapToInt(Integer::parseInt).toArray();
    if (board.length != 12 || Arrays.stream(board).anyMatch(it -> it < 0)) {
      throw new IllegalArgumentException(text);
    }
    return board;
  }

  private boolean follows(String[] words) {
    int[] board = board(words[0]);
    int due = Integer.parseInt(words[1]);
    int number = Integer.parseInt(words[2]);
    boolean yes = words[3].equals("yes");
    Claim claim = claims.get(words[0] + " " + words[1] + " " + words[2]);
    if (claim == null || claim.yes() != yes) {
      return false; // claimed both ways
    }
    int before = yes == (number > 0) ? claim.line() : Integer.MAX_VALUE;
    List<Integer> holes = legal(board, due);
    if (holes.isEmpty()) {
      Integer net = stuck(board);
      return net != null
          ? (net >= number) == yes
          : after(board, due, number, MoveBounds.PASS, !yes, before);
    }
    if (yes) {
      return holes.contains(claim.hole()) && after(board, due, number, claim.hole(), false, before);
    }
    for (int hole : holes) {
      if (!after(board, due, number, hole, true, before)) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Integer stuck(int[] board) {
    return rules.stuck(board, !legal(turned(board), 0).isEmpty());
  }

  private List<Integer> legal(int[] board, int due) {
    List<Integer> holes = new ArrayList<>();
    for (int hole = 0; hole < 6; hole++) {
      if (rules.sow(board, hole, (due & 1) != 0) != null) {
        holes.add(hole);
      }
    }
    return holes;
  }

  /** Whether the opponent's answer after a move is this one. */
  private boolean after(int[] board, int due, int number, int hole, boolean yes, int before) {
    if (hole == MoveBounds.PASS) {
      int stillDue = (due >>> 1) | ((due & 1) << 1);
      return holds(turned(board), stillDue, 1 - number, yes, before);
    }
    int[] sown = rules.sow(board, hole, (due & 1) != 0);
    if (sown == null) {
      return false;
    }
    int gain = rules.seedsCount() ? sown[12] : 0;
    int limit = sown[12] > 0 ? Integer.MAX_VALUE : before; // a capture leads to another slice
    return holds(turned(sown), due >>> 1, gain - number + 1, yes, limit);
  }

  /**
   * Whether the answer is this one: by the end of the game, a table, or a claim.
   *
   * @param before the claim must be in a line before this one
   */
  private boolean holds(int[] board, int due, int number, boolean yes, int before) {
    Integer net = rules.over(board);
    if (net == null && due == 0) {
      net = tables.net(board);
      if (net != null) {
        used.add(Arrays.stream(board).sum());
      }
    }
    if (net != null) {
      return (net >= number) == yes;
    }
    int bound = rules.seedsCount() ? Arrays.stream(board).sum() : 1;
    if (number > bound || number <= -bound) {
      return (number < 0) == yes;
    }
    Claim claim = claims.get(text(board) + " " + due + " " + number);
    return claim != null && claim.yes() == yes && claim.line() < before;
  }

  private static int[] turned(int[] board) {
    int[] turned = new int[12];
    for (int hole = 0; hole < 12; hole++) {
      turned[hole] = board[(hole + 6) % 12];
    }
    return turned;
  }

  private static String text(int[] board) {
    return Arrays.stream(board).mapToObj(String::valueOf).collect(Collectors.joining(","));
  }

  private Optional<String> checkMoves(List<String> head) {
    String[] position = head.get(0).split(" ", -1);
    int[] board = board(position[1]);
    int due = Integer.parseInt(position[2]);
    List<Integer> holes = legal(board, due);
    if (holes.isEmpty() && stuck(board) == null) {
      holes.add(MoveBounds.PASS);
    }
    for (String line : head.subList(1, head.size())) {
      String[] words = line.split(" ", -1);
      Integer hole = Integer.valueOf(words[1]);
      int net = Integer.parseInt(words[2]);
      if (!holes.remove(hole)) {
        return Optional.of("hole " + hole + " is no move, or named twice");
      }
      if (!after(board, due, net, hole, false, Integer.MAX_VALUE)
          || !after(board, due, net + 1, hole, true, Integer.MAX_VALUE)) {
        return Optional.of("the value of hole " + hole + " does not follow");
      }
    }
    return holes.isEmpty() && head.size() > 1
        ? Optional.empty()
        : Optional.of("the values of moves are missing: " + holes);
  }
}

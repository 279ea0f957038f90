package io.seedlap.solve.proof;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Writes proofs down, as {@link CertificateCheck} reads them. What the search no longer remembers
 * it proves again. For positions in which no hole is bought.
 */
public final class CertificateWriter {
  private record Question(long south, long north, int due, int number) {}

  private record Child(int hole, Question question) {}

  private final Ruleset ruleset;
  private final KnownValues known;
  private final Mover mover;
  private final ProofSearch search;
  private final Consumer<String> lines;

  /** By question: whether its claim is written; false while those it follows from are. */
  private final Map<Question, Boolean> written = new HashMap<>();

  /**
   * @param lines gets the claims, each after those it must follow
   */
  public CertificateWriter(
      Ruleset ruleset, KnownValues known, Mover mover, ProofSearch search, Consumer<String> lines) {
    this.ruleset = ruleset;
    this.known = known;
    this.mover = mover;
    this.search = search;
    this.lines = lines;
  }

  /**
   * Writes the claim whether the value of a position is at least a number, and all it follows from.
   *
   * @return false when that is not proven within the limits of the search
   */
  public boolean claim(long south, long north, int due, int number) {
    return claim(new Question(south, north, due, number));
  }

  private boolean claim(Question asked) {
    int bound = ruleset.seedsDecide() ? Rows.total(asked.south, asked.north) : 1;
    if (known.net(asked.south, asked.north, Rows.OWN_ROW, asked.due != 0) != KnownValues.UNKNOWN
        || asked.number > bound
        || asked.number <= -bound) {
      return true;
    }
    ProofAnswer answer = ask(asked, search::atLeast);
    if (answer == ProofAnswer.UNKNOWN) {
      return false;
    }
    Boolean isWritten = written.get(asked);
    boolean yes = answer == ProofAnswer.YES;
    if (isWritten != null) {
      // Who forces something must not go round; who only has to prevent it may.
      return isWritten || yes != (asked.number > 0);
    }
    written.put(asked, false);
    if (yes ? claimYes(asked) : claimNo(asked)) {
      written.put(asked, true);
      return true;
    }
    written.remove(asked);
    return false;
  }

  private boolean claimNo(Question asked) {
    for (Child child : children(asked)) {
      if (!claim(child.question)) {
        return false;
      }
    }
    lines.accept(text(asked) + " no");
    return true;
  }

  private boolean claimYes(Question asked) {
    List<Child> children = children(asked);
    if (children.isEmpty()) {
      lines.accept(text(asked) + " yes");
      return true;
    }
    for (Child child : remembered(children)) {
      if (claimYes(asked, child)) {
        return true;
      }
    }
    for (Child child : children) {
      if (ask(child.question, search::atLeast) == ProofAnswer.NO && claimYes(asked, child)) {
        return true;
      }
    }
    return false;
  }

  private boolean claimYes(Question asked, Child child) {
    if (!claim(child.question)) {
      return false;
    }
    lines.accept(text(asked) + " yes " + child.hole);
    return true;
  }

  /**
   * The moves that are remembered to answer the question, those that take little to write first.
   */
  private List<Child> remembered(List<Child> children) {
    return children.stream()
        .filter(child -> ask(child.question, search::remembered) == ProofAnswer.NO)
        .sorted(Comparator.comparingInt(this::cost))
        .toList();
  }

  private static ProofAnswer ask(Question question, ProofSearch.Asking asking) {
    return asking.ask(question.south, question.north, 0, question.due, question.number);
  }

  /** How much there is to be written for a question: nothing for one that is written already. */
  private int cost(Child child) {
    Question next = child.question;
    return Boolean.TRUE.equals(written.get(next))
        ? 0
        : search.work(next.south, next.north, 0, next.due, next.number);
  }

  /** The questions that the moves lead to; none where the game is over since nobody can sow. */
  private List<Child> children(Question asked) {
    List<Child> children = new ArrayList<>();
    int liftable = ruleset.liftable(asked.south, asked.north, Rows.OWN_ROW, (asked.due & 1) != 0);
    for (int rest = liftable; rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.sow(asked.south, asked.north, hole, Rows.OWN_ROW)) {
        int gain = ruleset.seedsDecide() ? mover.captured() : 0;
        children.add(
            new Child(
                hole,
                new Question(
                    mover.north(), mover.south(), asked.due >>> 1, gain - asked.number + 1)));
      }
    }
    if (children.isEmpty()
        && ruleset.endWhenStuck(() -> mover.canSow(asked.north, asked.south, Rows.OWN_ROW))
            == null) {
      int due = asked.due >>> 1 | (asked.due & 1) << 1;
      children.add(
          new Child(
              MoveBounds.PASS, new Question(asked.north, asked.south, due, 1 - asked.number)));
    }
    return children;
  }

  private static String text(Question asked) {
    return board(asked.south, asked.north) + " " + asked.due + " " + asked.number;
  }

  /** A board in a certificate: twelve counts. */
  public static String board(long south, long north) {
    StringBuilder text = new StringBuilder();
    for (int hole = 0; hole < Hole.COUNT; hole++) {
      text.append(hole == 0 ? "" : ",").append(Rows.seeds(south, north, hole));
    }
    return text.toString();
  }
}

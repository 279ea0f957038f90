package io.seedlap.database;

import io.seedlap.web.ProblemException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Group commit: while one group of items is executed, those that come meanwhile gather, and are the
 * next. So a statement, its round trip and its flush to disk serve many callers, and a caller who
 * comes alone does not wait. Each group is executed by the thread of its first caller.
 *
 * @param <T> what a caller wants to be executed
 * @param <R> what comes of it
 */
public final class GroupedExecution<T, R> {
  /** Items of a group of rows: more would make the first wait for long, and save little more. */
  public static final int MOST_ROWS = 64;

  private final int most;
  private final Function<List<T>, List<R>> work;
  private final Queue<Member> waiting = new ArrayDeque<>();
  private boolean busy;

  /**
   * @param most items of one group
   * @param work executes all items or none, for which it throws; it returns a result for each, in
   *     their order
   */
  public GroupedExecution(int most, Function<List<T>, List<R>> work) {
    this.most = most;
    this.work = work;
  }

  /** An item whose caller waits. */
  private final class Member {
    final T item;

    /** True when its caller is to execute the next group; false when it has been executed. */
    final CompletableFuture<Boolean> leads = new CompletableFuture<>();

    private @Nullable R result;
    private @Nullable RuntimeException failure;

    Member(T item) {
      this.item = item;
    }

    /** The result, if the group has one, else that of the item alone. */
    R result() {
      if (failure instanceof ProblemException problem) {
        throw problem;
      }
      return result == null ? work.apply(List.of(item)).get(0) : result;
    }
  }

  /**
   * Executes an item, in a group or, when its group fails, alone: one item cannot spoil the others.
   *
   * @throws ProblemException what the work throws for the group, without another try: it says that
   *     the database is not there
   * @throws RuntimeException what the work throws for this item alone
   */
  public R execute(T item) {
    Member own = new Member(item);
    if (isFirst(own) || own.leads.join()) {
      lead();
    }
    return own.result();
  }

  /** Items that wait for a group. */
  synchronized int waiting() {
    return waiting.size();
  }

  private synchronized boolean isFirst(Member own) {
    waiting.add(own);
    boolean first = !busy;
    busy = true;
    return first;
  }

  /** Executes what waits; the caller's is the first. */
  private void lead() {
    List<Member> group = gather();
    try {
      List<R> results = work.apply(group.stream().map(member -> member.item).toList());
      for (int i = 0; i < group.size(); i++) {
        group.get(i).result = results.get(i);
      }
    } catch (RuntimeException e) {
      group.forEach(member -> member.failure = e);
      if (group.size() == 1) {
        throw e;
      }
    } finally {
      passOn();
      group.forEach(member -> member.leads.complete(false));
    }
  }

  private synchronized List<Member> gather() {
    List<Member> group = new ArrayList<>();
    while (group.size() < most && !waiting.isEmpty()) {
      group.add(waiting.remove());
    }
    return group;
  }

  private synchronized void passOn() {
    Member next = waiting.peek();
    busy = next != null;
    if (next != null) {
      next.leads.complete(true);
    }
  }
}

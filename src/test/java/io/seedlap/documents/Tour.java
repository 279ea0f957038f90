package io.seedlap.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The commands of a document, in its order: each block of {@code sh}, with the block of {@code
 * json} or {@code text} that follows it, which is its answer. A command without such a block may
 * answer anything.
 */
record Tour(Path file, List<Step> steps) {
  private static final String FENCE = "```";
  private static final String COMMAND = FENCE + "sh";
  private static final Set<String> ANSWERS = Set.of(FENCE + "json", FENCE + "text");

  /**
   * A command and the answer shown.
   *
   * @param command one or more lines
   * @param answer null where none is shown
   * @param line of the document in which the command begins, from 1
   */
  record Step(String command, ShownAnswer answer, int line) {}

  static Tour read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    List<Step> steps = new ArrayList<>();
    for (int at = 0; at < lines.size(); at++) {
      if (lines.get(at).equals(COMMAND)) {
        int end = end(lines, at);
        steps.add(new Step(block(lines, at, end), answer(lines, end + 1), at + 1));
        at = end;
      }
    }
    return new Tour(file, steps);
  }

  private static ShownAnswer answer(List<String> lines, int from) {
    int at = from;
    while (at < lines.size() && lines.get(at).isBlank()) {
      at++;
    }
    return at < lines.size() && ANSWERS.contains(lines.get(at))
        ? new ShownAnswer(block(lines, at, end(lines, at)), lines.get(at).equals(FENCE + "json"))
        : null;
  }

  private static int end(List<String> lines, int begin) {
    return begin + 1 + lines.subList(begin + 1, lines.size()).indexOf(FENCE);
  }

  private static String block(List<String> lines, int begin, int end) {
    return String.join("\n", lines.subList(begin + 1, end));
  }
}

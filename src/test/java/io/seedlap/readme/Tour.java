package io.seedlap.readme;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The console blocks of a Markdown text: commands behind {@code $}, and their answers. */
record Tour(List<String> lines, List<Step> steps) {
  private static final String BEGIN = "```console";
  private static final String END = "```";
  private static final String PROMPT = "$ ";

  /** Game ids, seat tokens and instants: the parts of an answer that differ from run to run. */
  private static final Pattern DIFFERS =
      Pattern.compile(
          "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\")[A-Za-z0-9_-]{43}(?=\")"
              + "|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z");

  /**
   * @param command as written, over several lines perhaps
   * @param from first line of the answer
   * @param to line after the answer
   */
  record Step(String command, String answer, int from, int to) {
    /** Whether the answer shown is this one, an ellipsis standing for anything. */
    boolean shows(String given) {
      String pattern =
          Arrays.stream(answer.split("…", -1))
              .map(Pattern::quote)
              .collect(Collectors.joining(".*"));
      return Pattern.compile(pattern, Pattern.DOTALL).matcher(given).matches();
    }
  }

  static Tour read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    List<Step> steps = new ArrayList<>();
    boolean inside = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.equals(BEGIN)) {
        inside = true;
      } else if (line.equals(END)) {
        inside = false;
      } else if (inside && line.startsWith(PROMPT)) {
        steps.add(step(lines, i));
      }
    }
    return new Tour(lines, steps);
  }

  private static Step step(List<String> lines, int at) {
    int from = at + 1;
    while (lines.get(from).startsWith("    ")) {
      from++; // the command goes on
    }
    int to = from;
    while (!lines.get(to).equals(END) && !lines.get(to).startsWith(PROMPT)) {
      to++;
    }
    return new Step(
        String.join("\n", lines.subList(at, from)).substring(PROMPT.length()),
        String.join("\n", lines.subList(from, to)),
        from,
        to);
  }

  /** The text with another answer to this step, which is found again by its command. */
  Tour answered(Step step, String answer) {
    Step here =
        steps.stream().filter(it -> it.command().equals(step.command())).findFirst().orElseThrow();
    List<String> changed = new ArrayList<>(lines.subList(0, here.from()));
    changed.addAll(DIFFERS.matcher(answer).replaceAll("…").lines().toList());
    changed.addAll(lines.subList(here.to(), lines.size()));
    return new Tour(changed, List.of());
  }

  void write(Path file) throws IOException {
    Files.write(file, lines);
  }
}

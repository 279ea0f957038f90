package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.seedlap.rules.notation.NotationReader;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.rules.notation.PositionValidation;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Reading and writing are inverse to each other. */
@Domain(RandomPositions.class)
class NotationPropertiesTest {
  private static final int TRIES = 100_000;
  private static final String LETTERS = "0123456789,/- snpABCDEFabcdef=bought=opening=";

  @Property(tries = TRIES)
  void whatIsWrittenReadsBackAsTheSamePosition(@ForAll Position position) {
    PositionValidation read =
        NotationReader.read(position.ruleset(), NotationWriter.write(position));
    assertEquals(new PositionValidation.Valid(position), read);
  }

  @Property(tries = TRIES)
  void aLineWithSlipsIsEitherRefusedOrTheOneSpellingOfItsPosition(
      @ForAll Position position, @ForAll Random random) {
    String line = NotationWriter.write(position);
    for (int slips = 1 + random.nextInt(3); slips > 0; slips--) {
      line = slip(line, random);
    }
    for (Ruleset ruleset : Ruleset.all()) {
      PositionValidation read = NotationReader.read(ruleset, line);
      if (read instanceof PositionValidation.Valid valid) {
        assertEquals(line, NotationWriter.write(valid.position()));
      } else {
        assertFalse(
            assertInstanceOf(PositionValidation.Invalid.class, read).violations().isEmpty());
      }
    }
  }

  /** Leaves out, puts in, changes or swaps a letter, or moves a seed so that the total stays. */
  private static String slip(String line, Random random) {
    StringBuilder text = new StringBuilder(line);
    if (text.length() < 2) {
      return line;
    }
    int at = random.nextInt(text.length() - 1);
    char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
    switch (random.nextInt(5)) {
      case 0 -> text.deleteCharAt(at);
      case 1 -> text.insert(at, letter);
      case 2 -> text.setCharAt(at, letter);
      case 3 -> {
        char next = text.charAt(at + 1);
        text.setCharAt(at + 1, text.charAt(at));
        text.setCharAt(at, next);
      }
      default -> {
        int other = random.nextInt(text.length());
        if (isDigit(text, at) && isDigit(text, other) && text.charAt(at) > '0') {
          text.setCharAt(at, (char) (text.charAt(at) - 1));
          text.setCharAt(other, (char) (text.charAt(other) + 1));
        }
      }
    }
    return text.toString();
  }

  private static boolean isDigit(StringBuilder text, int at) {
    return Character.isDigit(text.charAt(at));
  }
}

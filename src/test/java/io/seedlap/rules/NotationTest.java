package io.seedlap.rules;

import static io.seedlap.rules.Positions.ADJI;
import static io.seedlap.rules.Positions.SADEQA;
import static io.seedlap.rules.Positions.at;
import static io.seedlap.rules.Positions.game;
import static io.seedlap.rules.Positions.line;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.seedlap.rules.notation.NotationReader;
import io.seedlap.rules.notation.PositionValidation;
import io.seedlap.rules.notation.PositionViolation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The one-line notation. */
class NotationTest {
  private static final String START = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0";

  private static List<PositionViolation> violations(String game, String line) {
    return assertInstanceOf(PositionValidation.Invalid.class, NotationReader.read(game(game), line))
        .violations();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ADJI + "|" + START,
        ADJI + "|4,4,4,4,4,4/4,4,4,4,4,4 n 0-0 bought=c,d",
        ADJI + "|4,4,4,4,4,4/4,4,4,4,4,4 n 0-0 bought=A,B,C,D,E,F",
        ADJI + "|48,0,0,0,0,0/0,0,0,0,0,0 s 0-0",
        ADJI + "|0,0,0,0,0,10/11,0,0,0,0,12 n 10-5 bought=F",
        SADEQA + "|1,5,5,1,0,1/5,5,0,4,4,0 s 4-1",
        SADEQA + "|3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn",
        SADEQA + "|0,4,4,0,0,1/5,5,1,4,4,4 n 4-0 opening=n",
        SADEQA + "|0,4,4,0,0,1/5,5,1,4,4,4 n 4-0 opening=s",
      })
  void readingAndWritingAreInverseToEachOther(String game, String line) {
    assertEquals(line, line(at(game, line)));
  }

  @Test
  void aLineSaysAllThatAPositionIs() {
    Position position = at(ADJI, "1,2,3,4,5,6/0,0,1,0,0,2 n 10-14 bought=b,f");
    assertEquals(
        new Position(
            Positions.ADJI_KUI_II,
            Board.of(new int[] {1, 2, 3, 4, 5, 6}, new int[] {0, 0, 1, 0, 0, 2}),
            Player.NORTH,
            new Score(10, 14),
            Holes.of(List.of(Hole.b, Hole.f)),
            Openings.NONE),
        position);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "4,4,4,4,4,4/4,4,4,4,4,4 s",
        "4,4,4,4,4,4/4,4,4,4,4,4  s 0-0",
        " 4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
        "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 ",
        "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\n",
        "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0",
        "4,4,4,4,4,4/4,4,4,4,4,4 w 0-0",
        "4,4,4,4,4,4/4,4,4,4,4,4 s 00-0",
        "4,4,4,4,4,04/4,4,4,4,4,4 s 0-0",
        "4,4,4,4,4,+4/4,4,4,4,4,4 s 0-0",
        "4,4,4,4,4,-4/4,4,4,4,4,4 s 0-0",
        "4,4,4,4,4/4,4,4,4,4,4 s 0-0",
        "4,4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
        "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 bought=",
        "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 bought=c,",
        "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 bought=g",
        "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 bought=cd",
        "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 opening=ns",
        "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 opening=",
        "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 opening=s bought=c",
        "1000000,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
        "99999999999999999999,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
      })
  void whatIsNotTheNotationIsOneFault(String line) {
    assertEquals(
        List.of(
            new PositionViolation(
                "notation",
                PositionViolation.Code.MALFORMED_NOTATION,
                "This is not the one-line notation. Write <A..F>/<a..f> <s|n> <captured"
                    + " south>-<captured north>[ bought=<holes>][ opening=<s|n|sn>], such as "
                    + START
                    + ".")),
        violations(ADJI, line));
  }

  @Test
  void theExampleIsOneOfTheGame() {
    String message = violations(SADEQA, "?").get(0).message();
    assertEquals(
        "such as 3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn.",
        message.substring(message.indexOf("such as")));
  }

  @Test
  void aLineOfAnyLengthIsLookedAtInNoTime() {
    String line = START + " ".repeat(1_000_000);
    assertEquals(PositionViolation.Code.MALFORMED_NOTATION, violations(ADJI, line).get(0).code());
    assertEquals(
        PositionViolation.Code.MALFORMED_NOTATION,
        violations(ADJI, "4,".repeat(1_000_000)).get(0).code());
  }

  @Test
  void boughtHolesOutOfOrderAreRefusedWithTheRightSpelling() {
    assertEquals(
        List.of(
            new PositionViolation(
                "notation",
                PositionViolation.Code.MALFORMED_NOTATION,
                "Bought holes are in sowing order: write " + START + " bought=c,d.")),
        violations(ADJI, START + " bought=d,c"));
  }

  @Test
  void aReadableLineIsCheckedLikeAnyPosition() {
    assertEquals(
        List.of("board.south[0] OUT_OF_RANGE", "board WRONG_TOTAL", "bought DUPLICATE"),
        violations(ADJI, "999999,4,4,4,4,4/4,4,4,4,4,4 s 0-0 bought=c,c").stream()
            .map(violation -> violation.field() + " " + violation.code())
            .toList());
    assertEquals(
        List.of("board WRONG_TOTAL", "bought NOT_IN_THIS_GAME"),
        violations(SADEQA, START + " bought=c").stream()
            .map(violation -> violation.field() + " " + violation.code())
            .toList());
  }
}

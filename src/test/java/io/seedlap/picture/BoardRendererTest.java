package io.seedlap.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Ruleset;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;

class BoardRendererTest {
  private static final String START = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0";

  @ParameterizedTest
  @EnumSource(Theme.class)
  void picturesOfAThousandRandomPositionsAreWellFormedAndKeepTheirTextInside(Theme theme) {
    Random random = new Random(20_270_101);
    for (int i = 0; i < 1_000; i++) {
      Scene scene = Scenes.random(random);
      ParsedPicture drawn = ParsedPicture.of(scene, theme);
      assertEquals("svg", drawn.root().getLocalName());
      assertEquals("http://www.w3.org/2000/svg", drawn.root().getNamespaceURI());
      for (String banned : List.of("script", "style", "a", "image", "use", "foreignObject")) {
        assertEquals(List.of(), drawn.all(banned));
      }
      drawn.all("text").forEach(text -> staysInside(text, scene));
    }
  }

  @Test
  void textDoesNotOverflowWhereAll48SeedsLieInOneHole() {
    for (Hole hole : Hole.values()) {
      Scene scene = Scenes.heap(Ruleset.named("adji-kui-ii").orElseThrow(), hole);
      ParsedPicture drawn = ParsedPicture.of(scene, Theme.LIGHT);
      assertEquals(2, Collections.frequency(drawn.texts(), "48"), "in the hole and beside it");
      for (Element text : drawn.all("text")) {
        staysInside(text, scene);
        if (text.getTextContent().equals("48")) {
          assertTrue(ParsedPicture.width(text) < BoardLayout.HOLE * 1.4);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "5, 5", "12, 12"})
  void upToADozenSeedsAreDrawnOneByOne(int seeds, int drawn) {
    Scene scene = Scenes.of("adji-kui-ii", seeds + ",0,0,0,0,0/0,0,0,0,0,0 s 0-" + (48 - seeds));
    int captured = 48 - seeds;
    assertEquals(drawn + captured, ParsedPicture.of(scene, Theme.LIGHT).all("ellipse").size());
  }

  @Test
  void aNumberStandsBesideEveryHoleAndItsLetterToo() {
    List<String> texts =
        ParsedPicture.of(Scenes.of("adji-kui-ii", "1,2,3,4,5,6/7,8,9,3,0,0 s 0-0"), Theme.LIGHT)
            .texts();
    for (Hole hole : Hole.values()) {
      int letter = texts.indexOf(hole.name());
      int seeds = new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 3, 0, 0}[hole.ordinal()];
      assertEquals(String.valueOf(seeds), texts.get(letter + 1));
    }
  }

  @Test
  void whoIsToMoveIsSaid() {
    ParsedPicture drawn = ParsedPicture.of(Scenes.of("adji-kui-ii", START), Theme.LIGHT);
    assertTrue(drawn.texts().contains("South to move"));
    assertEquals("Adji Kui II: South to move", drawn.only("title"));
    assertEquals("img", drawn.root().getAttribute("role"));
  }

  @Test
  void theDescriptionGivesTheWholeBoardInWords() {
    Scene scene = Scenes.of("adji-kui-ii", "1,0,0,2,0,5/0,2,1,0,0,0 s 20-17 bought=A,B");
    assertEquals(
        "South: A 1, B 0, C 0, D 2, E 0, F 5; captured 20."
            + " North: a 0, b 2, c 1, d 0, e 0, f 0; captured 17."
            + " North has bought A, B.",
        ParsedPicture.of(scene, Theme.LIGHT).only("desc"));
  }

  @Test
  void boughtHolesCarryTheirOwner() {
    Scene scene = Scenes.of("adji-kui-ii", "4,4,4,4,4,4/4,4,4,4,4,4 n 0-0 bought=c,d");
    List<String> texts = ParsedPicture.of(scene, Theme.DARK).texts();
    assertEquals(2, Collections.frequency(texts, "S"));
    assertEquals(0, Collections.frequency(texts, "N"));
  }

  @Test
  void openingsThatAreDueAreMarked() {
    Scene both = Scenes.of("sadeqa-ii", "3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn");
    assertEquals(2, Collections.frequency(ParsedPicture.of(both, Theme.LIGHT).texts(), "opening"));
    Scene none = Scenes.of("sadeqa-ii", "3,3,3,3,3,3/3,3,3,3,3,3 s 0-0");
    assertFalse(ParsedPicture.of(none, Theme.LIGHT).texts().contains("opening"));
  }

  @Test
  void aMoveIsAnArrowForEachLapAndAMarkForTheCapture() {
    Scene scene = Scenes.of("sadeqa-ii", "3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn", "F");
    ParsedPicture drawn = ParsedPicture.of(scene, Theme.LIGHT);
    assertEquals(4, arrows(drawn));
    assertTrue(drawn.texts().containsAll(List.of("1", "2", "3", "4", "+4")));
    assertTrue(drawn.texts().contains("South sows F: 4 laps, 4 captured"));
    assertTrue(drawn.only("desc").endsWith("The laps end in c, A, E, c. 4 seeds captured in D."));
  }

  @Test
  void aPassIsSaidAndHasNoPath() {
    Scene scene = Scenes.of("adji-kui-ii", "1,5,1,0,1,0/7,1,2,1,3,2 s 4-20", "pass");
    ParsedPicture drawn = ParsedPicture.of(scene, Theme.LIGHT);
    assertEquals(0, arrows(drawn));
    assertTrue(drawn.texts().contains("South passes"));
  }

  @Test
  void aGameThatIsOverSaysWhoWon() {
    Scene scene = Scenes.of("adji-kui-ii", "0,0,0,3,5,0/0,0,0,0,0,0 s 26-14");
    assertTrue(
        ParsedPicture.of(scene, Theme.LIGHT).texts().contains("Game over: South wins, 34:14"));
  }

  private static long arrows(ParsedPicture drawn) {
    return drawn.all("path").stream().filter(path -> path.hasAttribute("marker-end")).count();
  }

  private static void staysInside(Element text, Scene scene) {
    double half = ParsedPicture.width(text) / 2;
    double x = ParsedPicture.number(text, "x");
    double y = ParsedPicture.number(text, "y");
    assertTrue(
        x - half >= 0 && x + half <= BoardLayout.WIDTH && y >= 12 && y <= BoardLayout.HEIGHT - 4,
        () -> text.getTextContent() + " leaves the picture of " + scene);
  }
}

package io.seedlap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  @ParameterizedTest
  @CsvSource({
    "sowing, sowing, 0",
    "sowing, rowing, 1",
    "lap, laps, 1",
    "laps, lap, 1",
    "kitten, sitting, 3",
    "'', seeds, 5"
  })
  void theDistanceCountsInsertionsDeletionsAndReplacements(String one, String other, int distance) {
    assertEquals(distance, Nearest.distance(one, other));
  }

  @Test
  void theNearestNameIsFoundWhateverItsCase() {
    assertEquals("OFF", Nearest.to("of", List.of("embedded", "OFF", "external")));
  }
}

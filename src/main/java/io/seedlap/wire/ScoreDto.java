package io.seedlap.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.seedlap.rules.Score;

/** Seeds of the two players in a request; both must be there. */
public record ScoreDto(
    @JsonProperty(required = true) int south, @JsonProperty(required = true) int north) {
  public Score score() {
    return new Score(south, north);
  }
}

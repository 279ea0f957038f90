package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.wire.RequestValidator;
import java.util.List;

/** The request to leave holes empty; the last ones of the row when it names none. */
record FillingRequestDto(List<Hole> leaveEmpty) {
  /**
   * @throws io.seedlap.web.ProblemException invalid-request, when the field is missing
   */
  List<Hole> read() {
    new RequestValidator()
        .require("leaveEmpty", leaveEmpty)
        .atMost("leaveEmpty", leaveEmpty, Hole.PER_ROW)
        .done();
    return leaveEmpty;
  }
}

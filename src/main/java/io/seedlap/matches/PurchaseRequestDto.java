package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.wire.RequestValidator;
import java.util.List;

/** The request to buy holes, or none. */
record PurchaseRequestDto(List<Hole> buy) {
  /**
   * @throws io.seedlap.web.ProblemException invalid-request, when the field is missing
   */
  List<Hole> read() {
    new RequestValidator().require("buy", buy).atMost("buy", buy, Hole.PER_ROW).done();
    return buy;
  }
}

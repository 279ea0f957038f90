package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.wire.Requests;
import java.util.List;

/** Buys holes, or none. */
record PurchaseRequest(List<Hole> buy) {
  List<Hole> read() {
    new Requests().require("buy", buy).done();
    return buy;
  }
}

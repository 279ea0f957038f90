package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.wire.Requests;
import java.util.List;

/** Says which holes stay empty; the last ones of the row when it names none. */
record FillingRequest(List<Hole> leaveEmpty) {
  List<Hole> read() {
    new Requests().require("leaveEmpty", leaveEmpty).done();
    return leaveEmpty;
  }
}

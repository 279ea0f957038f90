package io.seedlap.clients;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.seedlap.web.TooManyRequests;
import org.junit.jupiter.api.Test;

class ClientSharesTest {
  private static final Client ONE = new Client("192.0.2.1", false);
  private static final Client ANOTHER = new Client("192.0.2.2", false);

  @Test
  void aClientMayHaveHalfAndAnotherTheOther() {
    ClientShares shares = ClientShares.halves(3, "analyses");
    shares.enter(ONE);
    Runnable leave = shares.enter(ONE);
    TooManyRequests refusal = assertThrows(TooManyRequests.class, () -> shares.enter(ONE));
    assertEquals("A client may have 2 analyses under way at once.", refusal.problem().detail());
    shares.enter(ANOTHER);
    leave.run();
    leave.run();
    shares.enter(ONE);
    assertThrows(TooManyRequests.class, () -> shares.enter(ONE));
  }

  @Test
  void whereThereIsOneEachClientMayHaveIt() {
    ClientShares.halves(1, "analyses").enter(ONE);
  }
}

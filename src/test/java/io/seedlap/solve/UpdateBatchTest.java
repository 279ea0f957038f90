package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class UpdateBatchTest {
  private record Update(int at, int update) {}

  @Test
  void whatIsSentIsUpdateOnceAndInOrderWhenItIsDelivered() {
    Random random = new Random(1);
    for (int many :
        new int[] {
          0, 1, UpdateBatch.MAX - 1, UpdateBatch.MAX, UpdateBatch.MAX + 1, 10 * UpdateBatch.MAX + 7
        }) {
      List<Update> added = new ArrayList<>();
      List<Update> applied = new ArrayList<>();
      UpdateBatch batch =
          new UpdateBatch(at -> 0, (at, update) -> applied.add(new Update((int) at, update)));
      for (int i = 0; i < many; i++) {
        added.add(new Update(random.nextInt(100), random.nextInt()));
        batch.add(added.get(i).at, added.get(i).update);
      }
      batch.flush();
      assertEquals(added, applied);
      batch.flush();
      assertEquals(added, applied);
    }
  }

  @Test
  void updatesAreKeptBackUntilTheBatchIsFull() {
    List<Integer> applied = new ArrayList<>();
    UpdateBatch batch = new UpdateBatch(at -> 0, (at, update) -> applied.add(update));
    for (int i = 0; i < UpdateBatch.MAX; i++) {
      batch.add(0, i);
    }
    assertEquals(List.of(), applied);
  }
}

package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NewsTest {
  private record Heard(int at, int what) {}

  @Test
  void whatIsSentIsHeardOnceAndInOrderWhenItIsDelivered() {
    Random random = new Random(1);
    for (int many : new int[] {0, 1, News.MAX - 1, News.MAX, News.MAX + 1, 10 * News.MAX + 7}) {
      List<Heard> sent = new ArrayList<>();
      List<Heard> heard = new ArrayList<>();
      News news = new News(new short[100], (at, what) -> heard.add(new Heard(at, what)));
      for (int i = 0; i < many; i++) {
        sent.add(new Heard(random.nextInt(100), random.nextInt()));
        news.send(sent.get(i).at, sent.get(i).what);
      }
      news.deliver();
      assertEquals(sent, heard);
      news.deliver();
      assertEquals(sent, heard);
    }
  }

  @Test
  void newsAreKeptBackUntilThereAreMany() {
    List<Integer> heard = new ArrayList<>();
    News news = new News(new short[1], (at, what) -> heard.add(what));
    for (int i = 0; i < News.MAX; i++) {
      news.send(0, i);
    }
    assertEquals(List.of(), heard);
  }
}

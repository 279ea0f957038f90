package io.seedlap.contract;

import io.quarkus.test.junit.callback.QuarkusTestAfterEachCallback;
import io.quarkus.test.junit.callback.QuarkusTestBeforeEachCallback;
import io.quarkus.test.junit.callback.QuarkusTestMethodContext;
import io.restassured.RestAssured;
import java.util.List;

/**
 * Checks the exchanges of every {@code @QuarkusTest} against the contract. Registered in {@code
 * META-INF/services}. A test class of something that the contract leaves out on purpose is marked
 * with {@link OutsideContract}.
 */
public final class EveryTestUnderContract
    implements QuarkusTestBeforeEachCallback, QuarkusTestAfterEachCallback {
  @Override
  public void beforeEach(QuarkusTestMethodContext context) {
    if (!context.getTestInstance().getClass().isAnnotationPresent(OutsideContract.class)) {
      RestAssured.replaceFiltersWith(new ContractFilter());
    }
  }

  @Override
  public void afterEach(QuarkusTestMethodContext context) {
    RestAssured.replaceFiltersWith(List.of());
  }
}

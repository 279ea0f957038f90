package io.seedlap.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.arc.Arc;
import io.quarkus.arc.InjectableBean;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.inject.Any;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The document has exactly the operations that the application has. */
@QuarkusTest
class ContractOperationsTest {
  @Test
  void theDocumentHasExactlyTheOperationsOfTheApplication() {
    Set<String> documented =
        Contract.ofTheApplication().operations().stream()
            .map(operation -> operation.toString().replace("/adji-kui-ii/", "/{ruleset}/"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(String.join("\n", documented), String.join("\n", implemented()));
  }

  private static Set<String> implemented() {
    return Arc.container().beanManager().getBeans(Object.class, Any.Literal.INSTANCE).stream()
        .map(bean -> ((InjectableBean<?>) bean).getBeanClass())
        .filter(type -> type.isAnnotationPresent(Path.class))
        .flatMap(ContractOperationsTest::operations)
        .filter(operation -> operation.contains(" /v1/"))
        // a HEAD is its GET without the body; the contract documents the GET
        .filter(operation -> !operation.startsWith("HEAD "))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> operations(Class<?> resource) {
    return Arrays.stream(resource.getDeclaredMethods())
        .flatMap(
            method ->
                Arrays.stream(method.getAnnotations())
                    .map(it -> it.annotationType().getAnnotation(HttpMethod.class))
                    .filter(it -> it != null)
                    .map(it -> it.value() + " " + path(resource, method)));
  }

  private static String path(Class<?> resource, Method method) {
    Path below = method.getAnnotation(Path.class);
    String path = "/" + resource.getAnnotation(Path.class).value();
    return (below == null ? path : path + "/" + below.value())
        .replaceAll("\\{\\s*(\\w+)\\s*:[^}]*}", "{$1}")
        .replaceAll("/+", "/")
        .replaceAll("(.)/$", "$1");
  }
}

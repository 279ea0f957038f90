package io.seedlap.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Examples are rewritten without touching anything else in the file. */
class ExampleWriterTest {
  @Test
  void aValueIsReplacedAndEverythingElseStays(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("document.yaml");
    String before =
        """
        # a comment
          examples:
            one:
              value:
                a: 1
                b: [1, 2]
            two:
              value: { a: 1 }
        """;
    Files.writeString(file, before);
    ExampleWriter.replace(file, "one", Contract.JSON.readTree("{\"a\":2}"));
    ExampleWriter.replace(file, "two", Contract.JSON.readTree("[{\"a\":null},{\"b\":\"n\"}]"));
    assertEquals(
        """
        # a comment
          examples:
            one:
              value: { a: 2 }
            two:
              value:
                - { a: null }
                - { b: 'n' }
        """,
        Files.readString(file));
  }

  @Test
  void everyExampleOfTheDocumentIsReadAsItWasWritten() throws IOException {
    ObjectMapper yaml = new ObjectMapper(new YAMLFactory());
    JsonNode examples = Contract.ofTheApplication().root().at("/components/examples");
    assertFalse(examples.isEmpty());
    for (JsonNode example : examples) {
      JsonNode value = example.get("value");
      if (value != null) { // otherwise the example is a link
        assertEquals(value, yaml.readTree(ExampleWriter.yaml(value) + "\n").get("value"));
      }
    }
  }
}

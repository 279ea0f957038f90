package io.seedlap.database;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.seedlap.startup.Persistence;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The service from its start to its stop. The last lines of the start are for its user: where the
 * page and the API are, and where games are kept.
 */
public final class ServiceRun implements QuarkusApplication {
  private static final Logger LOG = Logger.getLogger("io.seedlap");

  /** Instantiated by Quarkus. */
  public ServiceRun() {}

  @Override
  public int run(String... args) {
    Config config = ConfigProvider.getConfig();
    String host = config.getValue("quarkus.http.host", String.class);
    String origin =
        "http://%s:%s"
            .formatted(
                host.equals("0.0.0.0") ? "localhost" : host,
                config.getValue("quarkus.http.port", String.class));
    LOG.infof("Games are kept in %s", keptIn(config));
    LOG.infof("The API is at %s/q/swagger-ui", origin);
    LOG.infof("Play at %s", origin);
    Quarkus.waitForExit();
    return 0;
  }

  private static @Nullable String keptIn(Config config) {
    return switch (config.getValue(Persistence.SETTING, Persistence.class)) {
      case EMBEDDED -> Launcher.embeddedDatabase();
      case EXTERNAL -> config.getValue(Persistence.URL, String.class).replaceFirst("[?].*", "");
      case OFF -> "no place: seedlap.persistence is off";
    };
  }
}

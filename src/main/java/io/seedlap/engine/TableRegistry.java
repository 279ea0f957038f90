package io.seedlap.engine;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.TableGame;
import io.seedlap.solve.Tables;
import io.seedlap.solve.Workers;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;

/**
 * The tables of all games that have any, shared by all requests. At the start those in the
 * directory are loaded, after their checksums have been verified, and small ones that are missing
 * are built, in the background: until then, and where the directory cannot be written, values come
 * from search.
 */
@ApplicationScoped
public class TableRegistry {
  private static final Logger LOG = Logger.getLogger(TableRegistry.class);

  private final TablesConfig config;
  private final Map<TableGame, Tables> tables = new EnumMap<>(TableGame.class);
  private final Workers workers;

  @Inject
  TableRegistry(Config config) {
    this(TablesConfig.of(config));
  }

  public TableRegistry(TablesConfig config) {
    this.config = config;
    this.workers = new Workers(config.threads());
    for (TableGame game : TableGame.values()) {
      tables.put(game, new Tables(game, config.dir()));
    }
  }

  /** The tables of a game. */
  public Tables of(Ruleset ruleset) {
    return tables.get(TableGame.of(ruleset).orElseThrow());
  }

  void start(@Observes StartupEvent event) throws InterruptedException {
    Thread builder = new Thread(this::prepare, "tables-builder");
    builder.setDaemon(true);
    builder.start();
    if (config.awaited()) {
      builder.join();
    }
  }

  private void prepare() {
    try {
      tables.values().forEach(TableRegistry::load);
      for (TableGame game : TableGame.values()) {
        build(game, config.maxSeeds().applyAsInt(game.id()));
      }
    } catch (CancellationException e) {
      LOG.debug("Building tables was cancelled; it is continued at the next start");
    } catch (IOException e) {
      LOG.warnf("Tables cannot be written to %s: %s", config.dir(), e);
    } catch (RuntimeException e) {
      LOG.error("Building tables failed; values come from search where there are none", e);
    }
  }

  private static void load(Tables tables) {
    tables.load();
    tables.refusals().forEach(LOG::warn);
  }

  private void build(TableGame game, int upTo) throws IOException {
    List<Integer> missing = tables.get(game).missing(upTo);
    long started = System.nanoTime();
    for (int seeds : missing) {
      tables.get(game).build(seeds, workers);
    }
    if (!missing.isEmpty()) {
      LOG.infof(
          "Built tables of %s up to %d seeds in %.1f s",
          game.id(), upTo, (System.nanoTime() - started) / 1e9);
    }
  }

  void stop(@Observes ShutdownEvent event) {
    workers.close();
  }
}

package io.seedlap.engine;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Metrics;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.seedlap.background.FailureLog;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analyst;
import io.seedlap.solve.Limits;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TableProbe;
import io.seedlap.solve.TablePurpose;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;

/**
 * The tables of all games that have any, shared by all requests. At the start those in the
 * directory are loaded, after their checksums have been verified, and small ones that are missing
 * are built, in the background: until then, and where the directory cannot be written, values come
 * from search; so they do where a table cannot be read any more.
 */
@ApplicationScoped
public class TableRegistry {
  private static final Logger LOG = Logger.getLogger(TableRegistry.class);

  /** A build by the service takes one part in so many of the heap at most. */
  private static final int HEAP_SHARE = 2;

  private final TablesConfig config;

  /** By ruleset id. */
  private final Map<String, Tables> tables = new LinkedHashMap<>();

  private final SweepPool pool;

  @Inject
  TableRegistry(Config config) {
    this(TablesConfig.of(config));
  }

  public TableRegistry(TablesConfig config) {
    this.config = config;
    this.pool = new SweepPool(config.threads());
    for (TableSolver solver : TableSolver.all()) {
      String id = solver.ruleset().id();
      Counter counter = Metrics.counter("seedlap.tables.put.aside", "ruleset", id);
      tables.put(id, new Tables(solver, config.dir(), why -> putAside(why, counter)));
    }
  }

  private static void putAside(String why, Counter counter) {
    counter.increment();
    LOG.errorf("%s; it is put aside until the next start, and its values are searched", why);
  }

  /** The tables of the game with these rules, those built later too; none where it has none. */
  public TableProbe of(Ruleset ruleset) {
    Tables ofGame = tables.get(ruleset.id());
    return ofGame == null ? TableProbe.none(ruleset) : ofGame.probe();
  }

  /** The start of a game, where its value was proven before; it is not searched here. */
  public Optional<Analysis> provenStart(Ruleset ruleset) {
    Limits noSearch = new Limits(1, 1, 1, () -> true);
    Analysis start = new Analyst(Analyst.MIN_BITS).analyse(ruleset.start(), of(ruleset), noSearch);
    return start.value().exact() ? Optional.of(start) : Optional.empty();
  }

  void start(@Observes StartupEvent event) throws InterruptedException {
    Thread builder = new Thread(this::prepare, "tables-builder");
    builder.setDaemon(true);
    builder.start();
    if (config.awaited()) {
      builder.join();
    }
  }

  /**
   * Loads the tables of all games, then builds those of play first; a game that fails does not keep
   * others from it.
   */
  private void prepare() {
    tables.values().forEach(ofGame -> attempt(ofGame, TableRegistry::load));
    tables.values().forEach(ofGame -> attempt(ofGame, this::buildForPlay));
    tables.values().forEach(ofGame -> attempt(ofGame, this::buildForSetUps));
  }

  /** Part of the preparation of a game's tables. */
  private interface Preparation {
    void apply(Tables ofGame) throws IOException;
  }

  private void attempt(Tables ofGame, Preparation preparation) {
    try {
      preparation.apply(ofGame);
    } catch (CancellationException e) {
      LOG.debug("Building tables was cancelled; it is continued at the next start");
    } catch (IOException e) {
      LOG.warnf("Tables cannot be built in %s: %s", config.dir(), e);
    } catch (Throwable e) {
      new FailureLog("tables").failed(e);
    }
  }

  private static void load(Tables tables) {
    tables.load();
    tables.refusals().forEach(LOG::warn);
  }

  /** Builds what is missing of the tables of play. */
  private void buildForPlay(Tables ofGame) throws IOException {
    build(ofGame, largest(ofGame), TablePurpose.PLAY);
  }

  private void buildForSetUps(Tables ofGame) throws IOException {
    build(ofGame, Math.min(largest(ofGame), config.setUps()), TablePurpose.SET_UPS);
  }

  private int largest(Tables ofGame) {
    return config.maxSeeds().applyAsInt(ofGame.solver().ruleset().id());
  }

  private void build(Tables ofGame, int upTo, TablePurpose purpose) throws IOException {
    String id = ofGame.solver().ruleset().id();
    long most = Runtime.getRuntime().maxMemory() / HEAP_SHARE;
    int built = 0;
    long started = System.nanoTime();
    for (int seeds : ofGame.missing(upTo, purpose)) {
      long memory = ofGame.solver().memory(seeds, config.threads());
      if (memory > most) {
        LOG.infof(
            "The table of %s with %d seeds is not built: that takes %d MB of memory, a service may"
                + " take half of its %d MB; the command tables build can do it",
            id, seeds, memory >> 20, Runtime.getRuntime().maxMemory() >> 20);
      } else {
        ofGame.build(
            seeds,
            pool,
            process -> LOG.infof("Process %s builds tables in the same folder; waiting", process));
        built++;
      }
    }
    if (built > 0) {
      LOG.infof(
          "Built tables of %s for %s up to %d seeds in %.1f s",
          id, purpose.id(), upTo, (System.nanoTime() - started) / 1e9);
    }
  }

  void stop(@Observes ShutdownEvent event) {
    pool.close();
  }
}

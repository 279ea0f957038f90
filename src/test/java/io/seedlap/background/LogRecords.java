package io.seedlap.background;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What a class logs while a test runs; it is written nowhere else meanwhile. */
public final class LogRecords extends Handler implements AutoCloseable {
  private final Logger logger;
  private final List<LogRecord> records = new CopyOnWriteArrayList<>();

  /** Records what is logged in the category of this class. */
  public static LogRecords of(Class<?> category) {
    LogRecords records = new LogRecords(category);
    records.logger.addHandler(records);
    return records;
  }

  private LogRecords(Class<?> category) {
    logger = Logger.getLogger(category.getName());
    logger.setUseParentHandlers(false);
    setLevel(Level.ALL);
  }

  /** Records at least as severe as this. */
  public List<LogRecord> atLeast(Level level) {
    return records.stream().filter(it -> it.getLevel().intValue() >= level.intValue()).toList();
  }

  @Override
  public void publish(LogRecord record) {
    records.add(record);
  }

  @Override
  public void flush() {
    // nothing is buffered
  }

  @Override
  public void close() {
    logger.removeHandler(this);
    logger.setUseParentHandlers(true);
  }
}

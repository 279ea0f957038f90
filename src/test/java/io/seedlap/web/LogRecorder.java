package io.seedlap.web;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.jboss.logmanager.ExtLogRecord;

/** Records what is logged in a category and those below it. */
public final class LogRecorder extends Handler implements AutoCloseable {
  private final List<LogRecord> records = new CopyOnWriteArrayList<>();
  private final Logger logger;

  /**
   * @param category empty for all
   */
  public LogRecorder(String category) {
    logger = Logger.getLogger(category);
    logger.addHandler(this);
  }

  @Override
  public void publish(LogRecord entry) {
    records.add(entry);
  }

  /** Whether the pattern is found in a message. */
  public boolean has(String pattern) {
    Pattern wanted = Pattern.compile(pattern);
    return records.stream().anyMatch(entry -> wanted.matcher(text(entry)).find());
  }

  /** The messages of warnings and errors. */
  public List<String> warnings() {
    return records.stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
        .map(LogRecorder::text)
        .toList();
  }

  @SuppressWarnings("deprecation")
  private static String text(LogRecord entry) {
    return entry instanceof ExtLogRecord formatted
        ? formatted.getFormattedMessage()
        : entry.getMessage();
  }

  @Override
  public String toString() {
    return records.stream().map(LogRecorder::text).toList().toString();
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
  }
}

package io.seedlap.startup;

import io.quarkus.runtime.QuarkusBindException;
import io.smallrye.config.ConfigValidationException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The service cannot start. The message is one or two sentences for whoever starts it: what is
 * wrong and what to do.
 */
public class StartFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final Pattern MESSAGE_ID = Pattern.compile("\\bSR[A-Z]+\\d+: ");
  private static final int MAX_DEPTH = 20;

  /**
   * @param message what is wrong and what to do
   */
  public StartFailure(String message) {
    super(message);
  }

  /**
   * @param message what is wrong and what to do
   * @param cause for developers; it is not printed
   */
  public StartFailure(String message, Throwable cause) {
    super(message, cause);
  }

  /**
   * A failure of the framework's start, in the same words as those found before it: a start failure
   * among the causes, a port that was taken meanwhile, a wrong value of a setting.
   *
   * @return null for any other failure, which is an error in this program
   */
  public static @Nullable StartFailure of(Throwable failure) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < MAX_DEPTH; depth++, cause = cause.getCause()) {
      if (cause instanceof StartFailure it) {
        return it;
      }
      if (cause instanceof QuarkusBindException bind) {
        return ListenAddress.taken(bind.getPort());
      }
      if (cause instanceof ConfigValidationException invalid && invalid.getProblemCount() > 0) {
        return wrongSetting(invalid.getProblem(0).getMessage(), failure);
      }
      String message = cause.getMessage();
      if (message != null && isOfConfiguration(cause, message)) {
        return wrongSetting(message, failure);
      }
    }
    return null;
  }

  /** Messages of SmallRye Config begin with an id; converters throw standard exceptions. */
  private static boolean isOfConfiguration(Throwable cause, String message) {
    return cause instanceof io.quarkus.runtime.configuration.ConfigurationException
        || message.startsWith("SRCFG");
  }

  private static StartFailure wrongSetting(String message, Throwable cause) {
    String plain = MESSAGE_ID.matcher(message.lines().findFirst().orElse("")).replaceAll("");
    return new StartFailure("A setting is wrong: " + plain, cause);
  }
}

package io.seedlap.web;

import java.util.Arrays;
import java.util.Optional;

/** The types of problems: the machine-readable codes that clients may rely on. */
public enum ProblemType {
  MALFORMED_JSON(400, "Malformed JSON", "The body is not valid JSON in UTF-8."),
  WRONG_TYPE(400, "Wrong JSON type", "A field of the body has a value of the wrong type."),
  UNKNOWN_FIELD(400, "Unknown field", "The body has a field that is not part of this request."),
  DUPLICATE_FIELD(400, "Duplicate field", "The body names a field twice."),
  MISSING_BODY(400, "Missing body", "The body is empty or null; a JSON object is needed."),
  INVALID_REQUEST(400, "Invalid request", "A parameter or field of the request is not valid."),
  UNKNOWN_PARAMETER(
      400, "Unknown parameter", "A query parameter is unknown, has no value, or is given twice."),
  BAD_REQUEST(400, "Bad request", "The request is not valid HTTP."),
  MISSING_TOKEN(401, "Missing token", "This needs a seat's token: Authorization: Bearer <token>."),
  INVALID_TOKEN(401, "Invalid token", "The token belongs to no seat, or no longer."),
  WRONG_SEAT(403, "Wrong seat", "The token belongs to another seat than this needs."),
  ORIGIN_NOT_ALLOWED(
      403, "Origin not allowed", "This server lets no web pages of this Origin call it."),
  NOT_FOUND(404, "Not found", "There is nothing at this path."),
  UNKNOWN_RULESET(404, "Unknown ruleset", "There is no ruleset of this name."),
  UNKNOWN_GAME(404, "Unknown game", "There is no game of this id."),
  UNKNOWN_MATCH(404, "Unknown match", "There is no match of this id."),
  METHOD_NOT_ALLOWED(405, "Method not allowed", "This path does not answer to the method used."),
  NOT_ACCEPTABLE(
      406, "Not acceptable", "This resource has none of the media types that Accept asks for."),
  REQUEST_TIMEOUT(408, "Request timeout", "The rest of the request did not arrive in time."),
  NOT_YOUR_TURN(409, "Not your turn", "The other player is to move."),
  GAME_FINISHED(409, "Game finished", "The game is over; nothing more can be played."),
  WRONG_PHASE(409, "Wrong phase", "The match does not wait for this."),
  PRECONDITION_FAILED(
      412, "Precondition failed", "What is read has another entity tag than If-Match asks for."),
  STALE_VERSION(
      412,
      "Stale version",
      "The game or match is no longer in the version that If-Match asks for."),
  BODY_TOO_LARGE(413, "Body too large", "The body is larger than this resource reads."),
  URI_TOO_LONG(414, "URI too long", "The request line is longer than the server reads."),
  UNSUPPORTED_MEDIA_TYPE(
      415,
      "Unsupported media type",
      "The body must be in UTF-8, not compressed, and of the media type that this resource reads;"
          + " for most that is Content-Type: application/json."),
  EXPECTATION_FAILED(
      417, "Expectation failed", "The only expectation understood is Expect: 100-continue."),
  INVALID_POSITION(422, "Invalid position", "The position breaks the rules of the game."),
  ILLEGAL_MOVE(422, "Illegal move", "The move is not legal in this position."),
  ILLEGAL_PURCHASE(422, "Illegal purchase", "The next game cannot be set up so."),
  IDEMPOTENCY_KEY_REUSED(
      422,
      "Idempotency key reused",
      "This Idempotency-Key was used for another request; a new request needs a new key."),
  RATE_LIMITED(429, "Rate limited", "This client has done more of this than it may in a minute."),
  TOO_MANY_STREAMS(
      429, "Too many streams", "This client has as many event streams open as it may."),
  TOO_MANY_ENGINE_GAMES(
      429,
      "Too many engine games",
      "This client has as many games with engines under way as it may."),
  HEADERS_TOO_LARGE(
      431, "Headers too large", "The header fields are larger than the server reads."),
  INTERNAL_ERROR(
      500, "Internal error", "The server failed; its log has the failure under the X-Request-Id."),
  NOT_IMPLEMENTED(
      501, "Not implemented", "The only Transfer-Encoding understood is chunked, by itself."),
  HTTP_VERSION_NOT_SUPPORTED(
      505, "HTTP version not supported", "The versions understood are HTTP/1.1 and HTTP/1.0."),
  TOO_MANY_CONNECTIONS(
      503,
      "Too many connections",
      "As many connections are open as this server has; try again after Retry-After."),
  OVERLOADED(503, "Overloaded", "The server has too much to do; try again after Retry-After."),
  PERSISTENCE_OFF(
      503,
      "Persistence off",
      "This server keeps no games: it runs with seedlap.persistence=off. Its stateless side works."),
  STORAGE_FULL(
      503,
      "Storage full",
      "The database has no room just now, so nothing can be kept, and nothing of this request was."
          + " Games can be read. Try again after Retry-After."),
  DATABASE_UNAVAILABLE(
      503,
      "Database unavailable",
      "The database cannot be reached just now; whether the request took effect is not known."
          + " Try again after Retry-After, with the same Idempotency-Key.");

  private final int status;
  private final String title;
  private final String explanation;

  ProblemType(int status, String title, String explanation) {
    this.status = status;
    this.title = title;
    this.explanation = explanation;
  }

  /** The code in kebab-case, for example {@code illegal-move}. */
  public String code() {
    return KebabCase.of(this);
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  /** A short title, the same for every problem of this type. */
  public String title() {
    return title;
  }

  /** The detail where none more specific is known. */
  public String explanation() {
    return explanation;
  }

  /**
   * The type for an HTTP status alone: the most general one where a status has several. 409 and 422
   * have no general one.
   */
  static Optional<ProblemType> ofStatus(int status) {
    return switch (status) {
      case 400 -> Optional.of(BAD_REQUEST);
      case 404 -> Optional.of(NOT_FOUND);
      case 409, 422 -> Optional.empty();
      case 503 -> Optional.of(OVERLOADED);
      default -> Arrays.stream(values()).filter(type -> type.status == status).findFirst();
    };
  }
}

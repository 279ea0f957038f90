/**
 * Games kept in PostgreSQL. What was answered with 2xx is in the database. From a POSTed move to
 * its row:
 *
 * <ol>
 *   <li>{@code JsonBodyReader} reads the body, {@code SeatAuthentication} the token;
 *   <li>{@link io.seedlap.games.GamesResource#move} makes a {@link io.seedlap.games.MoveCommand} of
 *       it and calls {@link io.seedlap.games.GameService#move};
 *   <li>{@code Database.transact} begins a transaction; {@link io.seedlap.games.GameEntity#locked}
 *       locks the game's row;
 *   <li>{@code IdempotentRequest.find} returns the response if this is a retry;
 *   <li>{@code GameService} checks If-Match, status and turn; {@link io.seedlap.games.GameProblems}
 *       are the refusals;
 *   <li>{@link io.seedlap.games.MoveJudgement#of} asks the rules, through {@code SowingExecutor}.
 *       Where that takes many laps the transaction ends, a worker judges, and steps 3 to 5 are
 *       repeated;
 *   <li>{@link io.seedlap.games.GameWriter#play} applies the move to the {@code GameEntity}, adds a
 *       {@link io.seedlap.games.PlyEntity} for it and for each forced pass, and fires {@code
 *       ResourceChanged}, {@code EngineTurnDue} and {@link io.seedlap.games.StoredGameEnded};
 *   <li>{@code IdempotentRequest.store} adds the response; the commit writes all rows;
 *   <li>after it {@code ChangeNotifier} wakes the event streams, {@code EngineWorkers} the engines.
 * </ol>
 *
 * <p>{@link io.seedlap.games.GameStore} reads; {@code *RequestDto} are requests, other {@code *Dto}
 * answers.
 */
package io.seedlap.games;

/**
 * Games kept in PostgreSQL. What was answered with 2xx is in the database. From a POSTed move to
 * its row, two round trips to the database, which requests that come at once share:
 *
 * <ol>
 *   <li>{@code JsonBodyReader} reads the body, {@code SeatAuthentication} the token;
 *   <li>{@link io.seedlap.games.GamesResource#move} makes a {@link io.seedlap.games.MoveCommand} of
 *       it and calls {@link io.seedlap.games.MoveService#move};
 *   <li>{@link io.seedlap.games.MoveContext#read} reads, by one statement, the game, whose the
 *       token is, the positions since the last capture, and the response if this is a retry;
 *   <li>{@code MoveService} checks all that; {@link io.seedlap.games.GameProblems} are the
 *       refusals;
 *   <li>{@link io.seedlap.games.MoveJudgement#of} asks the rules, through {@code SowingExecutor}:
 *       on a worker where that takes many laps. No lock and no connection is held meanwhile;
 *   <li>{@link io.seedlap.games.GameStatements#update} writes, by one statement that commits, the
 *       state of the game, a {@link io.seedlap.games.StoredPly} for the move and for each forced
 *       pass, and the response; or nothing, where the game is no longer in the version that was
 *       read. Then steps 3 to 6 are repeated;
 *   <li>{@link io.seedlap.games.GameWriter} fires {@code ResourceChanged} and {@code
 *       EngineTurnDue}: {@code ChangeNotifier} wakes the event streams, {@code EngineWorkers} the
 *       engines. Where the game ends it writes in a transaction, with what observers of {@link
 *       io.seedlap.games.StoredGameEnded} write.
 * </ol>
 *
 * <p>{@link io.seedlap.games.GameStore} reads; {@code *RequestDto} are requests, other {@code *Dto}
 * answers.
 */
package io.seedlap.games;

/**
 * The stateless endpoints: a request, one pure call of the rules, an answer. Nothing here is
 * stored. Start at {@link io.seedlap.play.MoveResource}: the body is a {@code *RequestDto}, the
 * answer a {@code *Dto}, the computation runs where {@link io.seedlap.execution.SowingExecutor}
 * puts it. {@link io.seedlap.play.BatchRun} answers many requests in one, {@link
 * io.seedlap.play.ValuesRun} says what each move of a game was worth.
 */
package io.seedlap.play;

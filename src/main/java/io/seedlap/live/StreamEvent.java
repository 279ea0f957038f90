package io.seedlap.live;

/**
 * An event of a stream.
 *
 * @param name the SSE field {@code event}
 * @param id the SSE field {@code id}: numbers rise, and a client resumes after the last it has seen
 * @param data JSON
 */
public record StreamEvent(String name, int id, String data) {}

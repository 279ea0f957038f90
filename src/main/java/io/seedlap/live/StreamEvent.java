package io.seedlap.live;

import org.jspecify.annotations.Nullable;

/**
 * An event of a stream.
 *
 * @param name the SSE field {@code event}
 * @param id the SSE field {@code id}: numbers rise, and a client resumes after the last it has
 *     seen; null in a stream that begins with the present state
 * @param data JSON
 */
public record StreamEvent(String name, @Nullable Integer id, String data) {}

package io.seedlap.wire;

import io.seedlap.rules.Event;
import java.util.List;

/**
 * A move's log on its way to the wire.
 *
 * @param boards whether each event carries the board as it stands after it
 */
public record Events(List<Event> log, boolean boards) {}

package io.seedlap.wire;

import io.seedlap.rules.Event;
import java.util.List;

/**
 * The log of a move, written by {@link EventSerializer}.
 *
 * @param boards whether each event carries the board as it stands after it
 */
public record EventLogDto(List<Event> log, boolean boards) {}

package io.seedlap.live;

import java.util.UUID;

/**
 * A game or match has changed: a CDI event, fired in the transaction that changes it. {@link
 * ChangeNotifier} wakes its streams after the commit.
 *
 * @param seq number of its last ply or event
 */
public record ResourceChanged(UUID id, int seq) {}

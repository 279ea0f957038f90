/**
 * Live events of games and matches (Server-Sent Events). Start at {@link
 * io.seedlap.live.EventStreams}, which opens a stream: an {@link io.seedlap.live.EventStream} polls
 * the table with an {@link io.seedlap.live.EventReader}. Whoever changes a game or match fires
 * {@link io.seedlap.live.ResourceChanged}; after the commit {@link io.seedlap.live.ChangeNotifier}
 * wakes the streams, those of other servers by {@code NOTIFY} and {@code LISTEN}.
 */
package io.seedlap.live;

/**
 * The limits of connections: time, number, size, and what is a request at all. Start at {@link
 * io.seedlap.connections.ConnectionLimits}, which gives every connection a {@link
 * io.seedlap.connections.ConnectionGuard} for its bytes and a {@link
 * io.seedlap.connections.RequestGuard} for its requests, both handlers of Netty before Vert.x. Who
 * holds something while a request lasts gives it back by {@link io.seedlap.connections.RequestEnd}.
 */
package io.seedlap.connections;

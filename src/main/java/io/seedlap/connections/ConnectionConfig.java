package io.seedlap.connections;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** The limits of connections. */
@ConfigMapping(prefix = "seedlap.connections")
public interface ConnectionConfig {
  /** Connections open at once. */
  @WithDefault("2000")
  int max();

  /** Requests of one connection that may wait for their answers; more are not read until then. */
  @WithDefault("16")
  int pipelined();

  /** Bytes of bodies that have not arrived whole, of all connections together. */
  @WithDefault("16M")
  MemorySize halfSent();

  /** How long a connection may be open without a request. */
  @WithDefault("75s")
  Duration idleTimeout();

  /** How long the head of a request may take, from its first byte. */
  @WithDefault("10s")
  Duration headTimeout();

  /** How long the body of a request may take, from the end of its head; batches excepted. */
  @WithDefault("30s")
  Duration bodyTimeout();

  /** How long an answer may wait in a full send buffer. */
  @WithDefault("30s")
  Duration unreadTimeout();
}

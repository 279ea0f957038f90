/**
 * What is looked at before the service starts: {@link io.seedlap.startup.Settings} are known and
 * right, the port is free; and {@link io.seedlap.startup.StartFailure}, the one way in which a
 * start fails: a sentence or two that say what is wrong and what to do.
 */
package io.seedlap.startup;

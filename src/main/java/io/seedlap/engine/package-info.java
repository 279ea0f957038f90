/**
 * How engines choose a move or a purchase: a {@link io.seedlap.engine.Level}, the tables of the
 * {@link io.seedlap.engine.TableRegistry}, and {@link io.seedlap.engine.EnginePlayer}, where to
 * start. Pure choice: when an engine is to act is in {@code turns}.
 */
package io.seedlap.engine;

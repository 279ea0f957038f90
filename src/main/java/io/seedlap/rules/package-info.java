/**
 * Relay-sowing games of two rows of six holes, exactly: boards, positions, moves, the relay,
 * outcomes, notation, rulings.
 *
 * <p>Pure Java: nothing here uses a framework, JSON, I/O or a clock. Seeds are sown in one place
 * only, {@link io.seedlap.rules.Sowing}. Everything in which games differ is in a game's {@link
 * io.seedlap.rules.Ruleset}, in a package of its own below this one; {@link
 * io.seedlap.rules.Referee} judges and plays moves by it.
 */
package io.seedlap.rules;

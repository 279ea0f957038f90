/**
 * The two games, exactly: boards, positions, moves, the relay, outcomes, notation, rulings.
 *
 * <p>Pure Java: nothing here knows a framework, JSON, I/O or a clock. Seeds are sown in one place
 * only, {@link io.seedlap.rules.Sowing}; what a game adds to the relay stands in its own file,
 * {@link io.seedlap.rules.AdjiKuiII} and {@link io.seedlap.rules.SadeqaII}; {@link
 * io.seedlap.rules.Referee} judges and plays moves by them.
 */
package io.seedlap.rules;

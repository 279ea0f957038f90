/**
 * Boards as pictures: plain SVG, drawn from a position and, where asked for, a move. What draws
 * knows the rules' values and nothing of HTTP; {@link io.seedlap.picture.BoardResource} serves it.
 */
package io.seedlap.picture;

/**
 * Boards as pictures: plain SVG, drawn from a position and, where one is given, a move. The
 * renderers use the rules' values and nothing of HTTP; {@link io.seedlap.picture.BoardResource}
 * serves the pictures. Colours and the places of seeds are those of the page at {@code /}: {@code
 * page/palette.css} and {@code page/seed-geometry.json}.
 */
package io.seedlap.picture;

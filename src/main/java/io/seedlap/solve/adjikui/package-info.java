/**
 * The solver of Adji Kui II and what only its tables need; start at {@link
 * io.seedlap.solve.adjikui.AdjiKuiSolver}.
 */
package io.seedlap.solve.adjikui;

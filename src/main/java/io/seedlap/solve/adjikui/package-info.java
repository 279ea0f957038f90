/**
 * What only the tables of Adji Kui II need; started by {@link
 * io.seedlap.solve.adjikui.AdjiKuiSolver}.
 */
package io.seedlap.solve.adjikui;

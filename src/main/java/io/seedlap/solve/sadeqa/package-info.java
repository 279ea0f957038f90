/**
 * What only the tables of Sadeqa II need; started by {@link io.seedlap.solve.sadeqa.SadeqaSolver}.
 */
package io.seedlap.solve.sadeqa;

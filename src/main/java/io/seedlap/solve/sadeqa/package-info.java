/**
 * The solver of Sadeqa II and what only its tables need; start at {@link
 * io.seedlap.solve.sadeqa.SadeqaSolver}.
 */
package io.seedlap.solve.sadeqa;

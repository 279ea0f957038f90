/** The whole of Sadeqa II. */
package io.seedlap.rules.sadeqa;

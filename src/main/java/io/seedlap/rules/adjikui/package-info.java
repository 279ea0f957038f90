/** The whole of Adji Kui II. */
package io.seedlap.rules.adjikui;

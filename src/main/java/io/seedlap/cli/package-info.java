/** The commands beside the service: {@code tables}. */
package io.seedlap.cli;

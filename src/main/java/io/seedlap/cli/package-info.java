/** The commands of the program besides the service: {@code tables}. */
package io.seedlap.cli;

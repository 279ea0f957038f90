/**
 * The command line, by picocli. Commands run in place of the service, with its settings. Exit
 * codes: 0 for success, 1 when a command fails or a table is wrong or missing, 2 when the arguments
 * are invalid.
 */
package io.seedlap.cli;

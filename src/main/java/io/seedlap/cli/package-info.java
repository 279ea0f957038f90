/**
 * The command line, by picocli. Commands run in place of the service and know its settings. They
 * end with 0 when all is well, 1 when something failed or is missing, 2 when the command cannot be
 * read.
 */
package io.seedlap.cli;

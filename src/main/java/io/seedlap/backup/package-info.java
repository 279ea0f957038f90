/**
 * Backup and restore: all that a database holds, in one file that no version of PostgreSQL is bound
 * to. Start at {@link io.seedlap.backup.Backup} and {@link io.seedlap.backup.Restore}.
 */
package io.seedlap.backup;

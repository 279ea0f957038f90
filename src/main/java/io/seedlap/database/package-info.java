/**
 * The PostgreSQL at hand: an embedded server, an external one, or none. Start at {@link
 * io.seedlap.database.Database}, which runs all transactions; {@link io.seedlap.database.Launcher}
 * starts the embedded server. The service starts without its database, migrates it when it can be
 * reached, and answers 503 until then.
 */
package io.seedlap.database;

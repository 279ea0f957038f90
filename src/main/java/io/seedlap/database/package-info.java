/**
 * The PostgreSQL that kept games live in: an embedded server, one elsewhere, or none. The service
 * starts without it and waits for it; what needs it answers 503 meanwhile.
 */
package io.seedlap.database;

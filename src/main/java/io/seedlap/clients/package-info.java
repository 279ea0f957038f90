/**
 * Who sends a request, as far as limits go: {@link io.seedlap.clients.Client} is the one notion of
 * a client that all limits share.
 */
package io.seedlap.clients;

/** The stateless endpoints: a request, one pure call of the rules, an answer. */
package io.seedlap.play;

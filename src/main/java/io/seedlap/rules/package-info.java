/** The games, pure Java. */
package io.seedlap.rules;

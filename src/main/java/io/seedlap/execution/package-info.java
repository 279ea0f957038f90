/** Where the rules are asked: moves of many laps are kept from slowing the service for others. */
package io.seedlap.execution;

/**
 * What the metrics of the service mean: the text that stands beside each of them at {@code
 * /q/metrics}. The meters themselves are where things are counted.
 */
package io.seedlap.metrics;

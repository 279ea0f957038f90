/**
 * Values of positions: {@link io.seedlap.analysis.AnalysisPool} looks them up in tables, or
 * searches on threads of its own.
 */
package io.seedlap.analysis;

/**
 * What every endpoint shares: problems (RFC 9457), strict JSON, conditional requests, request ids.
 * Start at {@link io.seedlap.web.ProblemException}, which ends a request, and {@link
 * io.seedlap.web.ProblemType}, the list of all problems; {@link io.seedlap.web.ExceptionMappers}
 * and {@link io.seedlap.web.HttpServerFilters} answer with them.
 */
package io.seedlap.web;

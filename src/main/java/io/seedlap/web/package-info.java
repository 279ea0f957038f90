/**
 * What every endpoint shares: problems (RFC 9457), the strict reading of JSON, limits, request ids.
 */
package io.seedlap.web;

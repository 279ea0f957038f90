// The shape and places of seeds, shared with the pictures that the service draws; what its fields
// mean is documented in SeedGeometry.java.
import { requestJson } from './api.js';

export const geometry = await requestJson(new URL('seed-geometry.json', import.meta.url));

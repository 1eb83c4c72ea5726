// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** A public profile. */
export const getPublicProfile: ReadingOperation<'getPublicProfile'> = {
  id: 'getPublicProfile',
  method: 'get',
  path: '/api/public/profiles/{alias}/',
  reads: [],
};

// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** The contact card of a profile. */
export const getProfileVcard: ReadingOperation<'getProfileVcard'> = {
  id: 'getProfileVcard',
  method: 'get',
  path: '/api/public/profiles/{alias}/vcard/',
  reads: [],
};

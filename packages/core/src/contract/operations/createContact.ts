// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Write to a broker, or to the operator. */
export const createContact: ChangingOperation<'createContact'> = {
  id: 'createContact',
  method: 'post',
  path: '/api/public/contact/',
  stale: [],
};

// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Make the brokerage. */
export const createPartner: ChangingOperation<'createPartner'> = {
  id: 'createPartner',
  method: 'post',
  path: '/api/core/partner/',
  stale: ['partner'],
};

// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change the brokerage. */
export const updatePartner: ChangingOperation<'updatePartner'> = {
  id: 'updatePartner',
  method: 'patch',
  path: '/api/core/partner/',
  stale: ['partner'],
};

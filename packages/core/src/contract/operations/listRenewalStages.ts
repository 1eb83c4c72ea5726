// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List stages of renewals. */
export const listRenewalStages: ReadingOperation<'listRenewalStages'> = {
  id: 'listRenewalStages',
  method: 'get',
  path: '/api/policy/renewal-stages/',
  reads: ['renewals'],
};

// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Begin a renewal early. */
export const createRenewal: ChangingOperation<'createRenewal'> = {
  id: 'createRenewal',
  method: 'post',
  path: '/api/policy/renewals/',
  stale: ['renewals'],
};

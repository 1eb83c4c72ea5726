// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Cross credits with instalments. */
export const createCrossing: ChangingOperation<'createCrossing'> = {
  id: 'createCrossing',
  method: 'post',
  path: '/api/policy/crossings/',
  stale: ['payments', 'policies'],
};

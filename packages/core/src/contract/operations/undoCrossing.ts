// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Undo a crossing. */
export const undoCrossing: ChangingOperation<'undoCrossing'> = {
  id: 'undoCrossing',
  method: 'post',
  path: '/api/policy/crossings/{crossingId}/undo/',
  stale: ['payments', 'policies'],
};

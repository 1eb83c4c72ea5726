// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Compute a movement. */
export const previewMovement: ReadingOperation<'previewMovement'> = {
  id: 'previewMovement',
  method: 'post',
  path: '/api/policy/policies/{policyId}/movements/preview/',
  reads: ['movements'],
};

// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Match the rows of a sheet. */
export const checkMovementItems: ReadingOperation<'checkMovementItems'> = {
  id: 'checkMovementItems',
  method: 'post',
  path: '/api/policy/policies/{policyId}/movements/items-check/',
  reads: ['movements'],
};

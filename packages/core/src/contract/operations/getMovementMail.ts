// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** What the mail to the insurer would say. */
export const getMovementMail: ReadingOperation<'getMovementMail'> = {
  id: 'getMovementMail',
  method: 'get',
  path: '/api/policy/movements/{movementId}/mail/',
  reads: ['movements', 'policies', 'providers'],
};

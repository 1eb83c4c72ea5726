// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** See what the undo of a movement would take back. */
export const previewMovementUndo: ReadingOperation<'previewMovementUndo'> = {
  id: 'previewMovementUndo',
  method: 'get',
  path: '/api/policy/movements/{movementId}/undo/',
  reads: ['movements', 'payments', 'policies'],
};

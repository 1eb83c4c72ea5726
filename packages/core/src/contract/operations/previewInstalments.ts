// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Preview the instalments. */
export const previewInstalments: ReadingOperation<'previewInstalments'> = {
  id: 'previewInstalments',
  method: 'get',
  path: '/api/policy/policies/{policyId}/instalments-preview/',
  reads: ['policies'],
};

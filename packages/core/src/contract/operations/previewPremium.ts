// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Compute a total premium. */
export const previewPremium: ReadingOperation<'previewPremium'> = {
  id: 'previewPremium',
  method: 'post',
  path: '/api/policy/premium/',
  reads: ['policies'],
};

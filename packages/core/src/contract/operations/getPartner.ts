// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Own brokerage. */
export const getPartner: ReadingOperation<'getPartner'> = {
  id: 'getPartner',
  method: 'get',
  path: '/api/core/partner/',
  reads: ['partner'],
};

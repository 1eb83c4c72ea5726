// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Set the brokerage's image. */
export const updatePartnerImage: ChangingOperation<'updatePartnerImage'> = {
  id: 'updatePartnerImage',
  method: 'put',
  path: '/api/core/partner/image/',
  stale: ['images', 'partner'],
};

// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remove the brokerage's image. */
export const deletePartnerImage: ChangingOperation<'deletePartnerImage'> = {
  id: 'deletePartnerImage',
  method: 'delete',
  path: '/api/core/partner/image/',
  stale: ['images', 'partner'],
};

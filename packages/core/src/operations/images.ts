// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** Set the brokerage's image. */
export const updatePartnerImage: ChangingOperation<'updatePartnerImage'> = {
  id: 'updatePartnerImage',
  method: 'put',
  path: '/api/core/partner/image/',
  stale: ['images', 'partner'],
};

/** Remove the brokerage's image. */
export const deletePartnerImage: ChangingOperation<'deletePartnerImage'> = {
  id: 'deletePartnerImage',
  method: 'delete',
  path: '/api/core/partner/image/',
  stale: ['images', 'partner'],
};

/** Set own picture. */
export const updateMyImage: ChangingOperation<'updateMyImage'> = {
  id: 'updateMyImage',
  method: 'put',
  path: '/api/auth/me/image/',
  stale: ['images'],
};

/** Remove own picture. */
export const deleteMyImage: ChangingOperation<'deleteMyImage'> = {
  id: 'deleteMyImage',
  method: 'delete',
  path: '/api/auth/me/image/',
  stale: ['images'],
};

/** An image. */
export const getImage: ReadingOperation<'getImage'> = {
  id: 'getImage',
  method: 'get',
  path: '/api/public/images/{imageKey}/',
  reads: ['images'],
};

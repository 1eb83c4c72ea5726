// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** Own brokerage. */
export const getPartner: ReadingOperation<'getPartner'> = {
  id: 'getPartner',
  method: 'get',
  path: '/api/core/partner/',
  reads: ['partner'],
};

/** Make the brokerage. */
export const createPartner: ChangingOperation<'createPartner'> = {
  id: 'createPartner',
  method: 'post',
  path: '/api/core/partner/',
  stale: ['partner'],
};

/** Change the brokerage. */
export const updatePartner: ChangingOperation<'updatePartner'> = {
  id: 'updatePartner',
  method: 'patch',
  path: '/api/core/partner/',
  stale: ['partner'],
};

/** Whether an alias is free. */
export const getAliasAvailability: ReadingOperation<'getAliasAvailability'> = {
  id: 'getAliasAvailability',
  method: 'get',
  path: '/api/core/partner/alias/',
  reads: ['partner'],
};

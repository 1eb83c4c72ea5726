// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Own subscription. */
export const getSubscription: ReadingOperation<'getSubscription'> = {
  id: 'getSubscription',
  method: 'get',
  path: '/api/billing/subscription/',
  reads: ['billing'],
};

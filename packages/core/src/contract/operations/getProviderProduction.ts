// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** What the policies of a provider carry. */
export const getProviderProduction: ReadingOperation<'getProviderProduction'> = {
  id: 'getProviderProduction',
  method: 'get',
  path: '/api/policy/providers/{providerId}/production/',
  reads: ['providers', 'policies', 'payments', 'branches'],
};

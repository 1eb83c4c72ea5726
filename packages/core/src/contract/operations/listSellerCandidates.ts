// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List users who can be sellers. */
export const listSellerCandidates: ReadingOperation<'listSellerCandidates'> = {
  id: 'listSellerCandidates',
  method: 'get',
  path: '/api/policy/seller-candidates/',
  reads: ['policy-sellers'],
};

// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Download a payment plan as a PDF. */
export const getPaymentPlan: ReadingOperation<'getPaymentPlan'> = {
  id: 'getPaymentPlan',
  method: 'get',
  path: '/api/policy/policies/{policyId}/payment-plan/',
  reads: ['policies'],
};

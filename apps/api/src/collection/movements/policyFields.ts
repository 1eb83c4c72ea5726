import type { MovementItemValues, Policy } from '@corredor/core/api';

/** What of a policy a movement of its data may change. */
export const fieldsOf = (policy: Policy): MovementItemValues => ({
  ...(policy.payer_id !== null && { payer_id: policy.payer_id }),
  provider_office_id: policy.provider_office_id,
  maximum_insured_sum: policy.maximum_insured_sum,
  certificate_number: policy.certificate_number,
  deductible: policy.deductible,
  condition: policy.condition,
  condition_deductible: policy.condition_deductible,
  estimated_payment_day: policy.estimated_payment_day,
});

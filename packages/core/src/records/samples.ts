/** What a sample keeps once it is written, so that none turns into a record that is meant: who somebody is, what a policy is called and whose it is. */
export const fixedInSample = {
  customer: ['identification_type', 'identification'],
  vehicle: ['plate', 'owner_id'],
  provider: ['ruc'],
  policy: ['number', 'contractor_id', 'payer_id'],
} as const;

/** A kind of record of which a sample keeps some fields. */
export type FixedKind = keyof typeof fixedInSample;

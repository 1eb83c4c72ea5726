/** What a policy lists: its rows, as the history and what holds on to a record call them. */
export const policyRows = [
  'policy_coverage',
  'policy_vehicle',
  'policy_insured',
  'policy_general',
  'policy_beneficiary',
  'policy_seller',
  'policy_file',
] as const;
/** A kind of row of a policy. */
export type PolicyRow = (typeof policyRows)[number];

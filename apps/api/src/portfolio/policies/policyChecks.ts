import type { ExtraField, Policy } from '@corredor/core/api';
import { extraOn } from '@corredor/core/extras';
import { lockedFields, type Missing, movementFields, type TermProblem, termProblem } from '@corredor/core/policies';
import type { PremiumBranch } from '@corredor/core/premium';
import { conflict, type FieldErrors, invalid } from '../../server/request/problems.ts';
import { extraErrors } from './extraValues.ts';
import type { StoredPolicy } from './storedPolicy.ts';

/** What the database knows of the records that a policy names. */
export interface NamedRecords {
  branch: (PremiumBranch & { extra_fields: ExtraField[] }) | null;
  hasProvider: boolean;
  hasOffice: boolean;
  hasContractor: boolean;
  hasPayer: boolean;
  /** Coverages of the policy that belong to another branch than the one it names. */
  strayCoverages: number;
}
const termKeys: Record<TermProblem, string> = {
  end_before_start: 'field.ends_after_start',
  too_long: 'field.term_too_long',
  out_of_range: 'field.format.date',
};

interface Checked {
  current: StoredPolicy;
  next: StoredPolicy;
  /** Whether what the branch asks for must be there. */
  asksExtra: boolean;
}
/** Refuses a policy with 422, naming every field that is wrong. */
export function checkPolicy({ current, next, asksExtra }: Checked, records: NamedRecords) {
  const before = current.branch_id === next.branch_id ? current.extra : {};
  const fields = extraOn(records.branch?.extra_fields ?? [], 'policy');
  const errors = {
    ...ownErrors(next),
    ...recordErrors(next, records),
    ...extraErrors(fields, { before, after: next.extra, asksExtra }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
function ownErrors(values: StoredPolicy): FieldErrors {
  const errors: FieldErrors = {};
  const problem = termProblem(values.start_date, values.end_date);
  const isStart = values.end_date === null || termProblem(values.start_date, null) !== undefined;
  if (problem) errors[isStart ? 'start_date' : 'end_date'] = [{ key: termKeys[problem] }];
  if (Number(values.commission_percent ?? 0) > 100)
    errors.commission_percent = [{ key: 'field.too_large', params: { limit: 100 } }];
  return errors;
}
function recordErrors(values: StoredPolicy, records: NamedRecords): FieldErrors {
  const errors: FieldErrors = {};
  const fail = (field: keyof StoredPolicy, key: string) => {
    errors[field] = [{ key }];
  };
  if (values.branch_id !== null && !records.branch) fail('branch_id', 'field.not_found');
  else if (records.strayCoverages > 0) fail('branch_id', 'field.branch_of_coverages');
  if (values.provider_id !== null && !records.hasProvider) fail('provider_id', 'field.not_found');
  if (values.provider_office_id !== null && !records.hasOffice) fail('provider_office_id', 'field.office_of_provider');
  if (values.contractor_id !== null && !records.hasContractor) fail('contractor_id', 'field.not_found');
  if (values.payer_id !== null && !records.hasPayer) fail('payer_id', 'field.not_found');
  return errors;
}

/** The fields among some whose values differ. */
function changedOf(fields: readonly string[], current: StoredPolicy, next: StoredPolicy) {
  const asText = (values: StoredPolicy, field: string) =>
    JSON.stringify(Object.entries(values).find(([name]) => name === field)?.[1], inOrder);
  return fields.filter((field) => asText(current, field) !== asText(next, field));
}

/** Refuses a change of what instalments were made from once something came in for one of them. */
export function refuseLocked(policy: Parameters<typeof lockedFields>[0], current: StoredPolicy, next: StoredPolicy) {
  const changed = changedOf(lockedFields(policy), current, next);
  if (changed.length === 0) return;
  throw conflict('policy_locked', {
    errors: Object.fromEntries(changed.map((field) => [field, [{ key: 'field.locked' }]])),
  });
}

/** Refuses a change of what movements change, of a policy that is changed by movement only. */
export function refuseWithoutMovement(
  { needs_movement }: Pick<Policy, 'needs_movement'>,
  current: StoredPolicy,
  next: StoredPolicy,
) {
  const changed = needs_movement ? changedOf(movementFields, current, next) : [];
  if (changed.length === 0) return;
  throw conflict('movement_required', {
    errors: Object.fromEntries(changed.map((field) => [field, [{ key: 'field.movement_required' }]])),
  });
}

/** The database answers the fields of a charge in an order of its own. */
const inOrder = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const missingKeys: Partial<Record<Missing['field'] | Missing['code'], string>> = {
  contractor_id: 'field.select_contractor',
  payer_id: 'field.select_payer',
  insureds: 'field.insured_required',
  end_before_start: 'field.ends_after_start',
};
/** Messages by field for what activation lacks. */
export const missingErrors = (missing: Missing[]): FieldErrors =>
  Object.fromEntries(
    missing.map(({ field, code }) => [field, [{ key: missingKeys[field] ?? missingKeys[code] ?? 'field.required' }]]),
  );

import type { Money } from '../../basics/money/index.ts';
import type {
  ExtraField,
  Policy,
  PolicyCoverage,
  PolicyGeneral,
  PolicyInsured,
  PolicyVehicle,
} from '../../contract/api/index.ts';
import { type ExtraValue, extraValue } from '../extras/index.ts';
import { premiumChange } from './renewals.ts';

const policyFields = [
  ...(['provider', 'provider_office', 'branch', 'contractor', 'payer', 'is_insured', 'insured_select_type'] as const),
  ...(['maximum_insured_sum', 'certificate_number', 'payment_frequency', 'estimated_payment_day'] as const),
  ...(['deductible', 'notification_limit_days', 'currency', 'net_premium', 'total_grant'] as const),
  ...(['commission_percent', 'condition', 'condition_deductible'] as const),
];
const normal = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('es');
/** What rows are about, which makes two of them one; what they are called; and what of them can change. */
const rowKinds = {
  vehicles: {
    keyOf: ({ vehicle_id }: PolicyVehicle) => vehicle_id,
    nameOf: ({ vehicle }: PolicyVehicle) => vehicle.name,
    fields: ['commercial_value', 'sum', 'rate', 'term_net'],
  },
  insureds: {
    keyOf: ({ customer_id }: PolicyInsured) => customer_id,
    nameOf: ({ customer }: PolicyInsured) => customer.name,
    fields: [
      ...(['relationship', 'family_relationship', 'titular', 'beneficiary_percentage', 'prima'] as const),
      ...(['certificate_number', 'sum', 'rate', 'term_net'] as const),
    ],
  },
  coverages: {
    keyOf: ({ coverage_id }: PolicyCoverage) => coverage_id,
    nameOf: ({ coverage }: PolicyCoverage) => coverage.name,
    fields: ['limit', 'percentage'],
  },
  generals: {
    keyOf: ({ name }: PolicyGeneral) => normal(name),
    nameOf: ({ name }: PolicyGeneral) => name,
    fields: ['description', 'sum', 'rate', 'term_net'],
  },
} as const;

export type TermField = (typeof policyFields)[number];
export type TermList = keyof typeof rowKinds;
type Rows = { vehicles: PolicyVehicle; insureds: PolicyInsured; coverages: PolicyCoverage; generals: PolicyGeneral };

/** A term with all that is compared of it. */
export type Term = { policy: Pick<Policy, TermField | 'full_term_net' | 'charges' | 'extra' | 'extra_fields'> } & {
  [List in TermList]: readonly Rows[List][];
};

/** What stands in a field: a text, a number, or the name of a record; null is nothing. */
export type Shown = string | number | boolean | null;
export interface FieldChange<Field extends string> {
  field: Field;
  before: Shown;
  after: Shown;
}
export interface ListChange {
  added: string[];
  removed: string[];
  changed: { name: string; fields: FieldChange<string>[] }[];
}
export interface ChargeChange {
  code: string;
  label: string;
  before: Money | null;
  after: Money | null;
}
/** An extra field of the branch whose value differs. */
export interface ExtraChange extends Pick<ExtraField, 'key' | 'name_es' | 'name_en' | 'kind'> {
  before: ExtraValue | null;
  after: ExtraValue | null;
}
/** What is worth a word at first sight. */
export type TermChip =
  | { code: 'premium'; percent: string }
  | { code: 'added' | 'removed' | 'changed'; list: TermList; count: number }
  | { code: 'field'; field: TermField };
export interface TermsDifference {
  fields: FieldChange<TermField>[];
  lists: Record<TermList, ListChange>;
  charges: ChargeChange[];
  extras: ExtraChange[];
  chips: TermChip[];
}

/** What differs between two terms, or between a term and an offer: fields, rows by what they are about (vehicle, person, coverage, name of the item), and premium lines. */
export function compareTerms(before: Term, after: Term): TermsDifference {
  const fields = changesIn(policyFields, atItsEnd(before.policy), after.policy);
  const lists = {
    vehicles: compareRows(rowKinds.vehicles, before.vehicles, after.vehicles),
    insureds: compareRows(rowKinds.insureds, before.insureds, after.insureds),
    coverages: compareRows(rowKinds.coverages, before.coverages, after.coverages),
    generals: compareRows(rowKinds.generals, before.generals, after.generals),
  };
  return {
    fields,
    lists,
    charges: compareCharges(before.policy.charges, after.policy.charges),
    extras: compareExtras(before.policy, after.policy),
    chips: [...premiumChip(before, after), ...listChips(lists), ...fieldChips(fields)],
  };
}

interface RowKind<Row> {
  keyOf: (row: Row) => string | number;
  nameOf: (row: Row) => string;
  fields: readonly (keyof Row & string)[];
}
/** Rows that are about the same thing are one; of several, the first belongs to the first. */
function compareRows<Row extends object>(
  { keyOf, nameOf, fields }: RowKind<Row>,
  before: readonly Row[],
  after: readonly Row[],
): ListChange {
  const left = [...before];
  const change: ListChange = { added: [], removed: [], changed: [] };
  for (const row of after) {
    const place = left.findIndex((one) => keyOf(one) === keyOf(row));
    const [old] = place < 0 ? [] : left.splice(place, 1);
    const changes = old ? changesIn(fields, old, row) : [];
    if (!old) change.added.push(nameOf(row));
    else if (changes.length > 0) change.changed.push({ name: nameOf(row), fields: changes });
  }
  change.removed.push(...left.map(nameOf));
  return change;
}

function changesIn<Field extends string>(
  names: readonly Field[],
  before: Partial<Record<Field, unknown>>,
  after: Partial<Record<Field, unknown>>,
): FieldChange<Field>[] {
  return names
    .filter((field) => identityOf(before[field]) !== identityOf(after[field]))
    .map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }));
}

function compareCharges(before: Policy['charges'], after: Policy['charges']): ChargeChange[] {
  const codes = new Set([...before, ...after].map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const [old, now] = [before, after].map((lines) => lines.find((line) => line.code === code));
    if (old?.amount === now?.amount) return [];
    return [{ code, label: (now ?? old)?.label ?? code, before: old?.amount ?? null, after: now?.amount ?? null }];
  });
}

/** Fields of two branches are two, even under one key. */
function compareExtras(before: Term['policy'], after: Term['policy']): ExtraChange[] {
  const isSameBranch = identityOf(before.branch) === identityOf(after.branch);
  const change = (
    { key, name_es, name_en, kind }: ExtraField,
    old: Term['policy'] | null,
    now: Term['policy'] | null,
  ) => ({
    ...{ key, name_es, name_en, kind },
    before: (old && extraValue(old.extra, key)) ?? null,
    after: (now && extraValue(now.extra, key)) ?? null,
  });
  const fields = new Map([...before.extra_fields, ...after.extra_fields].map((field) => [field.key, field]));
  const changes = isSameBranch
    ? [...fields.values()].map((field) => change(field, before, after))
    : [
        ...before.extra_fields.map((field) => change(field, before, null)),
        ...after.extra_fields.map((field) => change(field, null, after)),
      ];
  return changes.filter((one) => one.before !== one.after);
}

/** A term goes on with what it costs for its whole length, its movements counted. */
const atItsEnd = (policy: Term['policy']) => ({
  ...policy,
  net_premium: policy.full_term_net ?? policy.net_premium,
});

function premiumChip(before: Term, after: Term): TermChip[] {
  const [old, now] = [atItsEnd(before.policy).net_premium, after.policy.net_premium];
  const percent = old !== null && now !== null && old !== now ? premiumChange(now, old) : null;
  return percent === null ? [] : [{ code: 'premium', percent }];
}
const listChips = (lists: Record<TermList, ListChange>): TermChip[] =>
  (Object.keys(lists) as TermList[]).flatMap((list) =>
    (['added', 'removed', 'changed'] as const)
      .map((code) => ({ code, list, count: lists[list][code].length }))
      .filter(({ count }) => count > 0),
  );
const worthAChip: readonly TermField[] = [
  'provider',
  'contractor',
  'payer',
  'deductible',
  'maximum_insured_sum',
  'currency',
];
const fieldChips = (fields: readonly FieldChange<TermField>[]): TermChip[] =>
  fields.filter(({ field }) => worthAChip.includes(field)).map(({ field }) => ({ code: 'field', field }));

const isRef = (value: unknown): value is { id: number; name: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
const plain = (value: unknown) => (value === undefined || value === '' ? null : (value as Shown));
/** Two people of one name are two. */
const identityOf = (value: unknown): Shown => (isRef(value) ? value.id : plain(value));
const shown = (value: unknown): Shown => (isRef(value) ? value.name : plain(value));

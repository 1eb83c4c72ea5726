import { keysOf } from '../../basics/keys/index.ts';
import type { Money } from '../../basics/money/index.ts';
import type {
  ExtraField,
  Policy,
  PolicyCoverage,
  PolicyGeneral,
  PolicyInsured,
  PolicyVehicle,
} from '../../contract/api/index.ts';
import { type ExtraRow, type ExtraValue, type ExtraValues, extraOn, extraValue } from '../extras/index.ts';
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
    extras: { place: 'vehicle', of: ({ extra }: PolicyVehicle) => extra },
  },
  insureds: {
    keyOf: ({ customer_id }: PolicyInsured) => customer_id,
    nameOf: ({ customer }: PolicyInsured) => customer.name,
    fields: [
      ...(['relationship', 'family_relationship', 'titular', 'beneficiary_percentage', 'prima'] as const),
      ...(['certificate_number', 'sum', 'rate', 'term_net'] as const),
    ],
    extras: { place: 'insured', of: ({ extra }: PolicyInsured) => extra },
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
    extras: { place: 'general', of: ({ extra }: PolicyGeneral) => extra },
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
  changed: { name: string; fields: FieldChange<string>[]; extras: ExtraChange[] }[];
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
  const sides = <Row>(old: readonly Row[], now: readonly Row[]): [Side<Row>, Side<Row>] => [
    { policy: before.policy, rows: old },
    { policy: after.policy, rows: now },
  ];
  const lists = {
    vehicles: compareRows(rowKinds.vehicles, ...sides(before.vehicles, after.vehicles)),
    insureds: compareRows(rowKinds.insureds, ...sides(before.insureds, after.insureds)),
    coverages: compareRows(rowKinds.coverages, ...sides(before.coverages, after.coverages)),
    generals: compareRows(rowKinds.generals, ...sides(before.generals, after.generals)),
  };
  return {
    fields,
    lists,
    charges: compareCharges(before.policy.charges, after.policy.charges),
    extras: compareExtras(filledPolicy(before.policy), filledPolicy(after.policy)),
    chips: [...premiumChip(before, after), ...listChips(lists), ...fieldChips(fields)],
  };
}

interface RowKind<Row> {
  keyOf: (row: Row) => string | number;
  nameOf: (row: Row) => string;
  fields: readonly (keyof Row & string)[];
  /** Fields that the branch adds to such rows, where it can. */
  extras?: { place: ExtraRow; of: (row: Row) => ExtraValues };
}
/** The rows of one term, with the policy whose branch says what fields they have. */
interface Side<Row> {
  policy: Term['policy'];
  rows: readonly Row[];
}
/** Rows that are about the same thing are one; of several, the first belongs to the first. */
function compareRows<Row extends object>(
  { keyOf, nameOf, fields, extras }: RowKind<Row>,
  before: Side<Row>,
  after: Side<Row>,
): ListChange {
  const left = [...before.rows];
  const change: ListChange = { added: [], removed: [], changed: [] };
  const filled = ({ policy }: Side<Row>, row: Row): Filled => ({
    branch: policy.branch,
    fields: extras ? extraOn(policy.extra_fields, extras.place) : [],
    extra: extras ? extras.of(row) : {},
  });
  for (const row of after.rows) {
    const at = left.findIndex((one) => keyOf(one) === keyOf(row));
    const [old] = at < 0 ? [] : left.splice(at, 1);
    if (!old) change.added.push(nameOf(row));
    else {
      const changes = {
        fields: changesIn(fields, old, row),
        extras: compareExtras(filled(before, old), filled(after, row)),
      };
      if (changes.fields.length > 0 || changes.extras.length > 0)
        change.changed.push({ name: nameOf(row), ...changes });
    }
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

/** What stands in the extra fields of one side, with those that its branch has there. */
interface Filled {
  branch: unknown;
  fields: readonly ExtraField[];
  extra: ExtraValues;
}
const filledPolicy = ({ branch, extra_fields, extra }: Term['policy']): Filled => ({
  branch,
  fields: extraOn(extra_fields, 'policy'),
  extra,
});

/** Fields of two branches are two, even under one key. */
function compareExtras(before: Filled, after: Filled): ExtraChange[] {
  const isSameBranch = identityOf(before.branch) === identityOf(after.branch);
  const change = ({ key, name_es, name_en, kind }: ExtraField, old: Filled | null, now: Filled | null) => ({
    ...{ key, name_es, name_en, kind },
    before: (old && extraValue(old.extra, key)) ?? null,
    after: (now && extraValue(now.extra, key)) ?? null,
  });
  const fields = new Map([...before.fields, ...after.fields].map((field) => [field.key, field]));
  const changes = isSameBranch
    ? [...fields.values()].map((field) => change(field, before, after))
    : [
        ...before.fields.map((field) => change(field, before, null)),
        ...after.fields.map((field) => change(field, null, after)),
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
  keysOf(lists).flatMap((list) =>
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

import type {
  EarningTable,
  LostReason,
  MovementInput,
  MovementItemInput,
  MovementRowValues,
  Policy,
  Ref,
} from '@corredor/core/api';
import {
  asksFor,
  basisOf,
  type ItemAction,
  type ItemTarget,
  isOfWholePremium,
  kindOf,
  kindsFor,
  type MovementKind,
  type MovementMethod,
  mayEndCover,
  mayGiveBack,
  methodsOf,
  rowsIn,
  usualTable,
} from '@corredor/core/movements';
import { premiumOfSum, type RowPremium, termNetChange } from '@corredor/core/premium';
import { type ExtraInput, toExtraInput } from '../../../frames/extras/index.ts';
import { emptied, isZero, sizeOf } from './signed.ts';

export type DraftTarget = Exclude<ItemTarget, 'field'>;
export type DraftAction = ItemAction;
export type Relationship = NonNullable<MovementRowValues['relationship']>;
export type FamilyRelationship = NonNullable<MovementRowValues['family_relationship']>;
/** The net premium of the term that a line says. */
export interface DraftPremium {
  /** With its sign, as what is said of the line stands; empty where nothing is said, and a sign alone where only that is. */
  net: string;
  /** A hand typed it, or it follows the line's own sum and rate, or what its row says: of a row the server finds it anew until the movement is issued. */
  by: 'hand' | 'sum' | 'row';
}
/** What one line of the form says. */
export type DraftItem = {
  key: number;
  action: DraftAction;
  target: DraftTarget;
  /** The record that is put on the policy, or the row that is taken off it or changed. */
  ref: number | null;
  /** What that is called. */
  label: string;
  name: string;
  description: string;
  limit: string;
  percentage: string;
  /** Of somebody who is insured from now on. */
  relationship: Relationship;
  family_relationship: FamilyRelationship | null;
  titular: Ref | null;
  certificate_number: string;
  /** For how much it is insured from now on, and at which rate. */
  sum: string;
  rate: string;
  /** What of its sum the value of the chosen vehicle filled in. */
  filled: string;
  /** What the row says that is taken off or changed; null of one that is not known. */
  now: RowPremium | null;
  /** What stands in the extra fields of the branch from now on, and what of it stands there already. */
  extra: ExtraInput;
  extraNow: ExtraInput;
  premium: DraftPremium;
  /** What the form has no field for, of a draft that was stored. */
  kept: MovementRowValues;
};

const isRow = (target: ItemTarget): target is DraftTarget => target !== 'field';
/** What the lines of a kind may be; undefined of a kind that has none. */
export function itemFormOf(kind: MovementKind) {
  const { items } = kindOf(kind);
  const targets = items?.targets.filter(isRow) ?? [];
  return items && targets.length > 0 ? { ...items, targets } : undefined;
}
/** Whether a line of a kind writes a limit, or a part of what is insured. */
export const hasLimit = ({ action, target }: Pick<DraftItem, 'action' | 'target'>) =>
  (target === 'coverage' || target === 'beneficiary') && action !== 'remove';
export const isNewInsured = ({ action, target }: Pick<DraftItem, 'action' | 'target'>) =>
  target === 'insured' && action === 'add';
export const hasPercentage = ({ action, target }: Pick<DraftItem, 'action' | 'target'>) =>
  target === 'beneficiary' && action !== 'remove';

type Summed = Pick<DraftItem, 'action' | 'target' | 'sum' | 'rate' | 'now'>;
/** 3.2 and 3.20 are one rate. */
const isSameRate = (one: string, other: string | null | undefined) =>
  other !== null && other !== undefined && Number(one) === Number(other);
/** What of sum and rate a line writes: of a row what it does not say already. */
const sumsOf = ({ sum, rate, now }: Summed): Partial<Record<'sum' | 'rate', string>> => ({
  ...(sum !== '' && sum !== now?.sum && { sum }),
  ...(rate !== '' && !isSameRate(rate, now?.rate) && { rate }),
});
/** What of its extra fields a line writes: of a row what it does not say already. */
function extrasOf({ action, extra, extraNow }: DraftItem): Pick<MovementRowValues, 'extra'> {
  const written = Object.entries(toExtraInput(extra)).filter(([key, value]) =>
    action === 'add' ? value !== null : value !== (extraNow[key] ?? null) || !(key in extraNow),
  );
  return written.length > 0 ? { extra: Object.fromEntries(written) } : {};
}
/** The net premium of the term that a line comes to by its sum and rate, with its sign; null where that cannot be told. */
export function proposalOf(item: Summed): string | null {
  const { action, now, sum, rate } = item;
  if (action === 'add') return premiumOfSum({ sum: sum || null, rate: rate || null });
  const changed = sumsOf(item);
  return action === 'change' && now && Object.keys(changed).length > 0 ? termNetChange(now, changed) : null;
}
/** Whether the server finds the premium that a line leaves empty. */
const isFoundLater = (item: DraftItem) =>
  item.action === 'change' && item.now === null ? Object.keys(sumsOf(item)).length > 0 : proposalOf(item) !== null;

/** A line with what is said of it: a premium that nobody typed follows sum and rate. */
export function said(item: DraftItem, patch: Partial<DraftItem>): DraftItem {
  const next = { ...item, ...patch };
  if (patch.premium) return next;
  if (patch.sum !== undefined || patch.rate !== undefined) return { ...next, premium: followed(item, next) };
  // Another record is not the one whose premium was found.
  if (patch.ref === undefined || item.premium.by !== 'row') return next;
  return { ...next, premium: { net: item.premium.net, by: item.action === 'add' ? 'sum' : 'hand' } };
}
/** The premium of a line after its sum or rate changed. */
function followed({ action, premium }: DraftItem, next: DraftItem): DraftPremium {
  const isUnknown = action === 'change' && next.now === null;
  if (premium.by === 'hand' && sizeOf(premium.net) !== '' && !isUnknown) return premium;
  const isOfRow = premium.by === 'row' && next.now === null;
  const found = proposalOf(next);
  // Which way it goes was said, and stays so.
  if (found === null) return { net: emptied(premium.net), by: isOfRow ? 'row' : 'hand' };
  return { net: found, by: action === 'add' && !isOfRow ? 'sum' : 'row' };
}

/** What a line says of its record, before it says anything. */
export const unsaid = {
  ref: null,
  label: '',
  name: '',
  description: '',
  limit: '',
  percentage: '',
  relationship: 'titular',
  family_relationship: null,
  titular: null,
  certificate_number: '',
  sum: '',
  rate: '',
  filled: '',
  now: null,
  premium: { net: '', by: 'hand' },
  extra: {},
  extraNow: {},
} as const satisfies Partial<DraftItem>;
/** A line that says nothing yet. */
export const emptyItem = (kind: MovementKind, key: number): DraftItem => ({
  key,
  action: itemFormOf(kind)?.actions[0] ?? 'add',
  target: itemFormOf(kind)?.targets[0] ?? 'vehicle',
  ...unsaid,
  kept: {},
});

export type MovementDraft = {
  kind: MovementKind;
  effective_date: string | null;
  requested_by: 'customer' | 'broker' | 'insurer' | 'creditor';
  requested_on: string | null;
  reason: string;
  reason_code: LostReason | null;
  items: DraftItem[];
  /** With its sign, as what is typed below. */
  term_net: string;
  /** What the policy itself will say. */
  payer_id: number | null;
  provider_office_id: number | null;
  certificate_number: string;
  deductible: string;
  maximum_insured_sum: string;
  condition: string;
  condition_deductible: string;
  estimated_payment_day: number | null;
  new_end_date: string | null;
  with_lapse: boolean;
  no_loss_statement: boolean;
  method: MovementMethod | null;
  /** Null where nobody wrote it: what is proposed counts. */
  penalty_percent: string | null;
  /** How the table is read, and a line for each of its rows; null for the proposed one. */
  reading: EarningTable['reading'] | null;
  table: string | null;
  /** Null where nobody wrote it: what is proposed counts; nothing at all where it was emptied. */
  least_percent: string | null;
  least_amount: string | null;
  typed_net: string;
  counts_next_term: boolean;
  plan: 'single' | 'with_remaining';
  /** When one instalment falls due; as the server says where nothing is chosen. */
  first_due_date: string | null;
};

/** What each step of the form has. */
export interface MovementStepProps {
  policy: Policy;
  draft: MovementDraft;
  onChange: (patch: Partial<MovementDraft>) => void;
}

type FieldValues = Partial<NonNullable<MovementInput['fields']>>;
/** What a policy says of itself, with what changes of it, as the form has it. */
export const fieldsIn = (policy: Policy, changed: FieldValues = {}) => {
  const wanted = <Name extends keyof FieldValues>(name: Name) => (name in changed ? changed[name] : policy[name]);
  return {
    payer_id: wanted('payer_id') ?? null,
    provider_office_id: wanted('provider_office_id') ?? null,
    certificate_number: wanted('certificate_number') ?? '',
    deductible: wanted('deductible') ?? '',
    maximum_insured_sum: wanted('maximum_insured_sum') ?? '',
    condition: wanted('condition') ?? '',
    condition_deductible: wanted('condition_deductible') ?? '',
    estimated_payment_day: wanted('estimated_payment_day') ?? null,
  };
};
/** What changes of what the policy says of itself. */
function changedFields(draft: MovementDraft, policy: Policy): FieldValues {
  const texts = ['certificate_number', 'deductible', 'condition', 'condition_deductible'] as const;
  const sum = draft.maximum_insured_sum || null;
  const { payer_id, provider_office_id, estimated_payment_day } = draft;
  return {
    ...Object.fromEntries(
      texts.flatMap((name) => {
        const value = draft[name].trim() || null;
        return value === policy[name] ? [] : [[name, value]];
      }),
    ),
    ...(sum !== policy.maximum_insured_sum && { maximum_insured_sum: sum }),
    ...(payer_id !== null && payer_id !== policy.payer_id && { payer_id }),
    ...(provider_office_id !== policy.provider_office_id && { provider_office_id }),
    ...(estimated_payment_day !== null &&
      estimated_payment_day !== policy.estimated_payment_day && { estimated_payment_day }),
  };
}

export function emptyDraft(policy: Policy, today: string): MovementDraft {
  const [start, end] = [policy.start_date ?? today, policy.end_date ?? today];
  const kinds = kindsFor(policy);
  return {
    kind: kinds[0] ?? 'text',
    effective_date: today < start ? start : today < end ? today : start,
    requested_by: 'customer',
    requested_on: today,
    reason: '',
    reason_code: null,
    items: [],
    term_net: '',
    ...fieldsIn(policy),
    new_end_date: null,
    with_lapse: false,
    no_loss_statement: false,
    method: null,
    penalty_percent: null,
    reading: null,
    table: null,
    least_percent: null,
    least_amount: null,
    typed_net: '',
    counts_next_term: false,
    plan: 'with_remaining',
    first_due_date: null,
  };
}

function afterOf(item: DraftItem): MovementRowValues | null {
  const { action, target, ref, name, limit, percentage, kept } = item;
  if (action === 'remove') return null;
  const named: MovementRowValues = {
    vehicle: { vehicle_id: ref ?? 0 },
    insured: { customer_id: ref ?? 0, ...dependenceOf(item) },
    coverage: { coverage_id: ref ?? 0 },
    general: { name, ...(item.description.trim() && { description: item.description.trim() }) },
    beneficiary: { customer_id: ref ?? 0 },
  }[target];
  const values: MovementRowValues = {
    ...(action === 'add' && named),
    ...kept,
    ...(hasLimit({ action, target }) && limit !== '' && { limit }),
    ...(hasPercentage({ action, target }) && percentage !== '' && { percentage }),
    ...sumsOf(item),
    ...extrasOf(item),
  };
  return Object.keys(values).length > 0 ? values : null;
}

/** How somebody who is insured from now on stands to the policy; only a dependent has a titular. */
const dependenceOf = (item: DraftItem): MovementRowValues => ({
  relationship: item.relationship,
  ...(item.relationship === 'dependent' && {
    titular_id: item.titular?.id ?? null,
    ...(item.family_relationship && { family_relationship: item.family_relationship }),
  }),
  ...(item.certificate_number.trim() && { certificate_number: item.certificate_number.trim() }),
});

/** An amount as it is sent: nothing is zero, which has no sign. */
const amountOf = (net: string) => (isZero(net) ? '0.00' : net);

function itemsOf(draft: MovementDraft): MovementItemInput[] {
  const { kind } = draft;
  if (isOfWholePremium(kind)) return [{ action: 'change', target: 'field', term_net: amountOf(draft.term_net) }];
  return draft.items.map((item) => ({
    action: item.action,
    target: item.target,
    record_id: item.action === 'add' ? null : item.ref,
    after: afterOf(item),
    term_net: itemFormOf(kind)?.isCharged && isSaid(item) ? amountOf(item.premium.net) : null,
  }));
}
/** Whether a line says its premium, which else the server finds. */
const isSaid = (item: DraftItem) =>
  item.premium.by !== 'row' && !(sizeOf(item.premium.net) === '' && isFoundLater(item));

/** What of the draft is not said yet, or cannot be, by field. */
export function lackingIn(draft: MovementDraft): Set<string> {
  const lacking = new Set<string>();
  if (draft.effective_date === null) lacking.add('effective_date');
  if (draft.requested_on === null) lacking.add('requested_on');
  const form = itemFormOf(draft.kind);
  if (form) {
    if (draft.items.length === 0) lacking.add('items');
    for (const item of draft.items) {
      const { key, action, target, ref, name, percentage } = item;
      const isNamed = target === 'general' && action === 'add' ? name.trim() !== '' : ref !== null;
      if (!isNamed) lacking.add(`ref ${key}`);
      if (form.isCharged && isSaid(item) && sizeOf(item.premium.net) === '') lacking.add(`term ${key}`);
      if (hasPercentage(item) && percentage === '') lacking.add(`percentage ${key}`);
      if (Number(item.rate) > 100) lacking.add(`rate ${key}`);
      if (hasPercentage(item) && Number(percentage) > 100) lacking.add(`share ${key}`);
      if (isNewInsured(item) && item.relationship === 'dependent' && !item.titular) lacking.add(`titular ${key}`);
    }
  }
  if (isOfWholePremium(draft.kind) && isZero(draft.term_net)) lacking.add('term_net');
  if (asksFor(draft.kind, 'new_end_date') && draft.new_end_date === null) lacking.add('new_end_date');
  if (basisOf(draft.kind) === 'typed' && isZero(draft.typed_net)) lacking.add('typed_net');
  if (asksFor(draft.kind, 'reason') && draft.reason.trim() === '') lacking.add('reason');
  if (draft.with_lapse && !draft.no_loss_statement) lacking.add('no_loss_statement');
  return lacking;
}
/** What its method asks for and is not said yet, by field. */
export function lackingInMethod({ method, typed_net, table }: MovementDraft): Set<string> {
  const lacking = new Set<string>();
  if (method === 'typed' && sizeOf(typed_net) === '') lacking.add('typed_net');
  const isOfTable = method === 'table' || method === null;
  if (isOfTable && table !== null && rowsIn(table) === null) lacking.add('table');
  return lacking;
}

/** What is sent. */
export function toMovementInput(draft: MovementDraft, policy: Policy, today: string): MovementInput {
  const { kind, effective_date, requested_by, method } = draft;
  const wanted = method && methodsOf(kind).includes(method) ? method : undefined;
  const typed = basisOf(kind) === 'typed' || wanted === 'typed';
  const hasItems = isOfWholePremium(kind) || itemFormOf(kind) !== undefined;
  const fields = asksFor(kind, 'fields') ? changedFields(draft, policy) : {};
  return {
    kind,
    effective_date: effective_date ?? today,
    requested_by,
    requested_on: draft.requested_on ?? today,
    reason: draft.reason.trim() || null,
    ...(mayEndCover(kind) && { reason_code: draft.reason_code }),
    plan: draft.plan,
    ...(draft.plan === 'single' && draft.first_due_date && { first_due_date: draft.first_due_date }),
    ...(wanted && { method: wanted }),
    ...(mayGiveBack(kind) && meansOf(draft)),
    ...(typed && sizeOf(draft.typed_net) && { typed_net: amountOf(draft.typed_net) }),
    ...(basisOf(kind) === 'typed' && { counts_next_term: draft.counts_next_term }),
    ...(asksFor(kind, 'new_end_date') && { new_end_date: draft.new_end_date }),
    ...(asksFor(kind, 'lapse') && { with_lapse: draft.with_lapse, no_loss_statement: draft.no_loss_statement }),
    ...(hasItems && { items: itemsOf(draft) }),
    ...(Object.keys(fields).length > 0 && { fields: fields as NonNullable<MovementInput['fields']> }),
  };
}

/** What somebody wrote of how it is found; the rest is proposed by the server, which takes what its method needs. */
function meansOf(draft: MovementDraft) {
  const { kind, reading, table, penalty_percent, least_percent, least_amount } = draft;
  const rows = table === null ? null : rowsIn(table);
  const isOf = (method: MovementMethod) => draft.method === null || draft.method === method;
  return {
    ...(isOf('table') && rows && { earning_table: { reading: reading ?? usualTable.reading, rows } }),
    ...(isOf('short_rate') && penalty_percent !== null && { penalty_percent: penalty_percent || '0' }),
    ...(asksFor(kind, 'least_kept') && least_percent !== null && { least_percent: least_percent || null }),
    ...(asksFor(kind, 'least_kept') && least_amount !== null && { least_amount: least_amount || null }),
  };
}

import type { MovementInput, MovementItemInput, Policy } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { basisOf, type MovementKind, type MovementMethod, methodsOf } from '@corredor/core/movements';

/** What is done with a new movement: kept as a draft, asked of the insurer, or issued. */
export type MovementEnd = 'draft' | 'send' | 'issue';
export type DraftTarget = 'vehicle' | 'insured' | 'coverage' | 'general';
/** What one line of the form says. */
export type DraftItem = {
  key: number;
  target: DraftTarget;
  /** The record that is put on the policy, or the row that is taken off it. */
  ref: number | null;
  name: string;
  term_net: string;
};
export type MovementDraft = {
  kind: MovementKind;
  effective_date: string | null;
  requested_by: 'customer' | 'broker' | 'insurer' | 'creditor';
  reason: string;
  items: DraftItem[];
  /** Of what may go either way. */
  direction: 'more' | 'less';
  term_net: string;
  certificate_number: string;
  deductible: string;
  maximum_insured_sum: string;
  new_end_date: string | null;
  with_lapse: boolean;
  no_loss_statement: boolean;
  method: MovementMethod | null;
  penalty_percent: string;
  typed_net: string;
  counts_next_term: boolean;
  plan: 'single' | 'with_remaining';
};

/** The kinds that the form can draft, in the order in which they happen most. */
export const draftedKinds = [
  'inclusion',
  'exclusion',
  'premium',
  'data',
  'extension',
  'surcharge',
  'discount',
  'declaration',
  'text',
  'cancellation',
  'reinstatement',
] as const satisfies readonly MovementKind[];

/** Those that a policy can have now. */
export const kindsFor = (policy: Pick<Policy, 'closes_as'>) =>
  policy.closes_as === 'cancelled'
    ? draftedKinds.filter((kind) => kind === 'reinstatement' || kind === 'data' || kind === 'text')
    : draftedKinds.filter((kind) => kind !== 'reinstatement');

export function emptyDraft(policy: Policy, today: string): MovementDraft {
  const [start, end] = [policy.start_date ?? today, policy.end_date ?? today];
  const kinds = kindsFor(policy);
  return {
    kind: kinds[0] ?? 'text',
    effective_date: today < start ? start : today < end ? today : start,
    requested_by: 'customer',
    reason: '',
    items: [],
    direction: 'more',
    term_net: '',
    certificate_number: policy.certificate_number ?? '',
    deductible: policy.deductible ?? '',
    maximum_insured_sum: policy.maximum_insured_sum ?? '',
    new_end_date: null,
    with_lapse: false,
    no_loss_statement: false,
    method: null,
    penalty_percent: '10',
    typed_net: '',
    counts_next_term: false,
    plan: 'with_remaining',
  };
}

const negative = (amount: string) => (amount === '' || amount === '0.00' ? '0.00' : `-${amount}`);
/** Whether a kind gives back, as the form takes amounts without their sign. */
export const isGivenBack = ({ kind, direction }: MovementDraft) =>
  kind === 'exclusion' ||
  kind === 'discount' ||
  kind === 'cancellation' ||
  (kind === 'premium' && direction === 'less');

function itemsOf(draft: MovementDraft): MovementItemInput[] {
  const signed = (amount: string) => (isGivenBack(draft) ? negative(amount) : amount || '0.00');
  if (draft.kind === 'premium') return [{ action: 'change', target: 'field', term_net: signed(draft.term_net) }];
  if (draft.kind === 'exclusion')
    return draft.items.map(({ target, ref, term_net }) => ({
      action: 'remove',
      target,
      record_id: ref,
      term_net: signed(term_net),
    }));
  return draft.items.map(({ target, ref, name, term_net }) => {
    const after = {
      vehicle: { vehicle_id: ref ?? 0 },
      insured: { customer_id: ref ?? 0, relationship: 'titular' as const },
      coverage: { coverage_id: ref ?? 0 },
      general: { name },
    }[target];
    return { action: 'add' as const, target, after, term_net: signed(term_net) };
  });
}

/** What of the draft is not said yet, by field. */
export function lackingIn(draft: MovementDraft): Set<string> {
  const lacking = new Set<string>();
  const isNothing = (amount: string) => amount === '' || compareMoney(amount, '0.00') <= 0;
  if (draft.effective_date === null) lacking.add('effective_date');
  if (draft.kind === 'inclusion' || draft.kind === 'exclusion') {
    if (draft.items.length === 0) lacking.add('items');
    for (const { key, target, ref, name, term_net } of draft.items) {
      const isNamed = target === 'general' && draft.kind === 'inclusion' ? name.trim() !== '' : ref !== null;
      if (!isNamed) lacking.add(`ref ${key}`);
      if (term_net === '') lacking.add(`term ${key}`);
    }
  }
  if (draft.kind === 'premium' && isNothing(draft.term_net)) lacking.add('term_net');
  if (draft.kind === 'extension' && draft.new_end_date === null) lacking.add('new_end_date');
  if (basisOf(draft.kind) === 'typed' && isNothing(draft.typed_net)) lacking.add('typed_net');
  if (draft.kind === 'text' && draft.reason.trim() === '') lacking.add('reason');
  if (draft.with_lapse && !draft.no_loss_statement) lacking.add('no_loss_statement');
  return lacking;
}

/** What is sent. */
export function toMovementInput(draft: MovementDraft, policy: Policy, today: string): MovementInput {
  const { kind, effective_date, requested_by, method } = draft;
  const wanted = method && methodsOf(kind).includes(method) ? method : undefined;
  const typed = basisOf(kind) === 'typed' || wanted === 'typed';
  const hasItems = kind === 'inclusion' || kind === 'exclusion' || kind === 'premium';
  const changed = (field: 'certificate_number' | 'deductible') => {
    const value = draft[field].trim() || null;
    return value === policy[field] ? {} : { [field]: value };
  };
  const sum = draft.maximum_insured_sum || null;
  const fields = {
    ...changed('certificate_number'),
    ...changed('deductible'),
    ...(sum === policy.maximum_insured_sum ? {} : { maximum_insured_sum: sum }),
  };
  return {
    kind,
    effective_date: effective_date ?? today,
    requested_by,
    requested_on: today,
    reason: draft.reason.trim() || null,
    plan: draft.plan,
    ...(wanted && { method: wanted }),
    ...(wanted === 'short_rate' && { penalty_percent: draft.penalty_percent || '0' }),
    ...(typed && draft.typed_net && { typed_net: isGivenBack(draft) ? negative(draft.typed_net) : draft.typed_net }),
    ...(basisOf(kind) === 'typed' && { counts_next_term: draft.counts_next_term }),
    ...(kind === 'extension' && { new_end_date: draft.new_end_date }),
    ...(kind === 'reinstatement' && { with_lapse: draft.with_lapse, no_loss_statement: draft.no_loss_statement }),
    ...(hasItems && { items: itemsOf(draft) }),
    ...(kind === 'data' && Object.keys(fields).length > 0 && { fields }),
  };
}

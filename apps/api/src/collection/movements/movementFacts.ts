import type {
  MethodRule,
  Movement,
  MovementClash,
  MovementInput,
  MovementItemInput,
  MovementItemValues,
  MovementPatch,
  NamedTable,
  Policy,
} from '@corredor/core/api';
import { addMoney, addPercents, compareMoney, type Money, mostMoney } from '@corredor/core/money';
import {
  asksFor,
  basisOf,
  type CountedMovement,
  currentPremium,
  effectiveProblem,
  firstDueDate,
  hasSignOf,
  type ItemProblem,
  isRising,
  itemProblem,
  kindOf,
  type MethodSource,
  type MovementFigures,
  type MovementKind,
  type MovementMethod,
  mayEndCover,
  mayFollowCancellation,
  mayGiveBack,
  methodRuleFor,
  methodsOf,
  movementFigures,
  neededOfTarget,
  proposedMethod,
  tableNamed,
  touchesAll,
  valuesOfTarget,
} from '@corredor/core/movements';
import { termProblem } from '@corredor/core/policies';
import { type PremiumPack, withKinds } from '@corredor/core/premium';
import { conflict, type FieldErrors, invalid } from '../../server/request/problems.ts';

/** What a movement stores of what somebody asks for; the rest is computed from it. */
export type AskedMovement = Required<Omit<MovementInput, 'items' | 'fields'>> & {
  first_due_date: string;
  /** As somebody typed it; null where it follows the days. */
  typed_due_date: string | null;
  items: readonly AskedItem[];
};
export type AskedItem = Omit<Required<MovementItemInput>, 'after'> & {
  after: MovementItemValues | null;
  /** Its premium is what its row says, and follows it. */
  is_found: boolean;
};
/** A movement as somebody asks for it, once the premiums that nobody typed are found. */
export type Asking = Omit<MovementInput, 'items'> & {
  items?: readonly (MovementItemInput & { is_found?: boolean })[];
};

/** An issued movement of a policy that counts. */
export interface IssuedMovement extends CountedMovement {
  id: number;
  number: number;
  kind: MovementKind;
  effective_date: string;
  is_reinstated: boolean;
  with_lapse: boolean;
  reinstates_id: number | null;
}
/** What the figures of a movement depend on beside what is asked for. */
export interface MovementFacts {
  policy: Policy;
  /** The pack by which the policy's term is charged. */
  pack: PremiumPack;
  countryId: string;
  today: string;
  issued: readonly IssuedMovement[];
  /** How the brokerage wants what is given back to be found. */
  rules: readonly MethodRule[];
  tables: readonly NamedTable[];
}

/** The cancellation that counts, and was not taken back by a reinstatement. */
export const cancellationIn = ({ issued }: Pick<MovementFacts, 'issued'>) =>
  issued.find((one) => kindOf(one.kind).makesPolicy === 'closed' && !one.is_reinstated);

/** The rule of the brokerage that counts for a movement, and where its method comes from. */
export function methodOf(
  input: Asking,
  { policy, countryId, rules }: Pick<MovementFacts, 'policy' | 'countryId' | 'rules'>,
): { method: MovementMethod; source: MethodSource; rule: MethodRule | null } {
  const { kind, requested_by, items = [] } = input;
  const whose = { provider_id: policy.provider_id, branch_id: policy.branch_id, requested_by };
  const term_nets = items.map(({ term_net }) => term_net ?? '0.00');
  const proposed = proposedMethod({ kind, ...whose, term_nets }, { rules, countryId });
  if (!input.method) return proposed;
  const rule = mayGiveBack(kind) ? (methodRuleFor(rules, whose) ?? null) : null;
  return { method: input.method, source: 'chosen', rule };
}

/** What is asked for, with what counts where nothing is said: first what the brokerage's rule says. */
export function asked(input: Asking, facts: MovementFacts): AskedMovement {
  const { kind, requested_by, effective_date } = input;
  const { today, tables } = facts;
  const { method, rule } = methodOf(input, facts);
  const least = (name: 'least_percent' | 'least_amount') =>
    asksFor(kind, 'least_kept') ? (input[name] === undefined ? (rule?.[name] ?? null) : input[name]) : null;
  const typed_due_date = input.first_due_date ?? null;
  return {
    kind,
    effective_date,
    requested_by,
    requested_on: input.requested_on,
    insurer_number: input.insurer_number || null,
    reason: input.reason || null,
    reason_code: input.reason_code ?? null,
    method,
    penalty_percent: method === 'short_rate' ? (input.penalty_percent ?? rule?.penalty_percent ?? '10') : null,
    earning_table: method === 'table' ? (input.earning_table ?? tableFor(rule, tables)) : null,
    least_percent: least('least_percent'),
    least_amount: least('least_amount'),
    typed_net: method === 'typed' ? (input.typed_net ?? null) : null,
    counts_next_term: input.counts_next_term ?? false,
    new_end_date: asksFor(kind, 'new_end_date') ? (input.new_end_date ?? null) : null,
    with_lapse: asksFor(kind, 'lapse') && (input.with_lapse ?? false),
    no_loss_statement: input.no_loss_statement ?? false,
    plan: input.plan ?? 'single',
    first_due_date: firstDueDate(typed_due_date, effective_date, today),
    typed_due_date,
    items: [
      ...(input.items ?? []).map(({ record_id = null, after = null, term_net = null, is_found = false, ...item }) => ({
        ...item,
        record_id,
        after: after && cleaned(after),
        term_net,
        is_found,
      })),
      ...(input.fields ? [ofFields(cleaned(input.fields))] : []),
    ],
  };
}
function tableFor(rule: MethodRule | null, tables: readonly NamedTable[]) {
  const { reading, rows } = tableNamed(tables, rule?.table ?? null);
  return { reading, rows: [...rows] };
}
/** What changes of the policy itself is one item more. */
const ofFields = (after: MovementItemValues): AskedItem => ({
  action: 'change',
  target: 'field',
  record_id: null,
  after,
  term_net: null,
  is_found: false,
});
/** Values that are amounts, and those that are percentages. */
export const amountNames: readonly string[] = ['sum', 'limit', 'maximum_insured_sum'];
const percents = ['rate', 'percentage'] as const;
export const percentNames: readonly string[] = percents;
/** Values as they are read again once they are stored, so that they can be compared with those. */
const cleaned = (values: MovementItemValues): MovementItemValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      if (amountNames.includes(name)) return [name, addMoney(value)];
      return [name, percentNames.includes(name) ? addPercents([value]) : value || null];
    }),
  );

/** What a stored movement asks for. */
export const askedOf = (movement: Movement): AskedMovement => ({
  kind: movement.kind,
  effective_date: movement.effective_date,
  requested_by: movement.requested_by,
  requested_on: movement.requested_on,
  insurer_number: movement.insurer_number,
  reason: movement.reason,
  reason_code: movement.reason_code,
  method: movement.method,
  penalty_percent: movement.penalty_percent,
  earning_table: movement.earning_table,
  least_percent: movement.least_percent,
  least_amount: movement.least_amount,
  typed_net: movement.typed_net,
  counts_next_term: movement.counts_next_term,
  new_end_date: movement.new_end_date,
  with_lapse: movement.with_lapse,
  no_loss_statement: movement.no_loss_statement,
  plan: movement.plan,
  first_due_date: movement.first_due_date,
  typed_due_date: movement.typed_due_date,
  items: movement.items.map(({ action, target, record_id, after, term_net, is_found }) => ({
    action,
    target,
    record_id,
    after,
    term_net,
    is_found,
  })),
});

/** A stored movement with what changes of it. */
export function changed(movement: Movement, { items, fields, ...patch }: MovementPatch, facts: MovementFacts) {
  const { items: before, typed_due_date: first_due_date, ...rest } = askedOf(movement);
  const isOfFields = ({ target, after }: AskedItem) => target === 'field' && after !== null;
  const kept = before.filter((item) => (isOfFields(item) ? fields === undefined : items === undefined));
  const next = asked({ ...rest, first_due_date, ...patch, items, fields }, facts);
  return { ...next, items: [...kept.filter((item) => !isOfFields(item)), ...next.items, ...kept.filter(isOfFields)] };
}

/** What a movement comes to; throws where the policy or what is asked for does not allow it. */
export function figuresOf(movement: AskedMovement, facts: MovementFacts): MovementFigures {
  refuseByState(movement, facts);
  const errors = faultsOf(movement, facts);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { policy, pack, issued } = facts;
  const figures = movementFigures({
    kind: movement.kind,
    effective_date: movement.effective_date,
    method: movement.method,
    penalty_percent: movement.penalty_percent ?? undefined,
    table: movement.earning_table ?? undefined,
    least: { percent: movement.least_percent ?? undefined, amount: movement.least_amount ?? undefined },
    typed_net: movement.typed_net ?? undefined,
    policy: {
      net_premium: policy.net_premium,
      charges: withKinds(policy.charges, pack),
      start_date: policy.start_date ?? '',
      end_date: policy.end_date ?? '',
      rounding: pack.rounding,
    },
    counted: issued,
    term_nets: movement.items.map(({ term_net }) => term_net ?? '0.00'),
    new_end_date: movement.new_end_date ?? undefined,
    counts_next_term: movement.counts_next_term,
    cancelled: cancellationIn(facts),
    with_lapse: movement.with_lapse,
  });
  if (!hasSignOf(movement.kind, figures.net_delta)) throw invalid(signError(movement));
  const { current_net_premium, current_total, full_term_net } = currentPremium(policy, issued);
  const amounts = [
    figures.computed_net ?? '0.00',
    ...figures.item_nets,
    addMoney(current_net_premium, figures.net_delta),
    addMoney(current_total, figures.total_delta),
    addMoney(full_term_net, figures.term_net_delta),
  ];
  if (amounts.some(isTooMuch)) throw invalid({ [premiumField(movement)]: [tooMuch] });
  const isOver = compareMoney(addMoney(current_net_premium, figures.net_delta), '0.00') < 0;
  const isExplained = movement.method === 'typed' && movement.reason !== null;
  if (isOver && !isExplained)
    throw conflict('premium_over', { params: { amount: { amount: current_net_premium, currency: policy.currency } } });
  return figures;
}

/** What an amount is that no column holds. */
export const isTooMuch = (amount: Money) => compareMoney(amount.replace('-', ''), mostMoney) > 0;
export const tooMuch = { key: 'field.too_large', params: { limit: mostMoney } };
/** The field that says the premium of a movement. */
const premiumField = ({ method, items }: AskedMovement) =>
  method === 'typed' ? 'typed_net' : items.length > 0 ? 'items' : 'kind';
const signError = (movement: AskedMovement): FieldErrors => ({
  [premiumField(movement)]: [{ key: 'field.movement_sign' }],
});

function refuseByState({ kind, effective_date }: AskedMovement, facts: MovementFacts) {
  const { policy, issued } = facts;
  const cancellation = cancellationIn(facts);
  if (cancellation && !mayFollowCancellation(kind)) throw conflict('policy_cancelled');
  if (policy.status === 'draft') throw conflict('transition_refused');
  if (policy.status === 'closed' && !cancellation) throw conflict('policy_not_editable');
  const { makesPolicy } = kindOf(kind);
  if (makesPolicy === 'closed' && policy.next_draft)
    throw conflict('next_draft', { params: { number: policy.next_draft.name } });
  if (makesPolicy === 'extended' && policy.closes_as === 'renewed') throw conflict('policy_renewed');
  const later = standing(issued).find((one) => one.effective_date > effective_date);
  if (makesPolicy === 'closed' && later)
    throw conflict('movement_later', { params: { number: later.number, date: later.effective_date } });
}

/** Without the cancellations that were reinstated as if they had not been, and what reinstated them; a lapse stays. */
function standing(issued: readonly IssuedMovement[]): IssuedMovement[] {
  const undone = new Set(
    issued.flatMap(({ id, reinstates_id, with_lapse }) => (reinstates_id && !with_lapse ? [id, reinstates_id] : [])),
  );
  return issued.filter(({ id }) => !undone.has(id));
}

const dayKeys = {
  outside_term: 'field.movement_outside_term',
  not_at_end: 'field.movement_not_at_end',
  flat_later: 'field.movement_flat_later',
  not_at_cancellation: 'field.movement_not_at_cancellation',
  before_cancellation: 'field.movement_before_cancellation',
} as const;

function faultsOf(movement: AskedMovement, facts: MovementFacts): FieldErrors {
  const { kind, method, effective_date, with_lapse, items } = movement;
  const { policy, today } = facts;
  const errors: FieldErrors = {};
  const fail = (field: string, key: string, params?: Record<string, string | number>) => {
    errors[field] = [params ? { key, params } : { key }];
  };
  const term = { start_date: policy.start_date ?? '', end_date: policy.end_date ?? '' };
  const cancellation = cancellationIn(facts);
  if (kindOf(kind).needsCancellation && !cancellation) fail('kind', 'field.nothing_cancelled');
  const cancels_on = cancellation?.effective_date;
  const wrong = effectiveProblem({ kind, method, effective: effective_date, term, cancels_on, with_lapse });
  if (wrong) fail('effective_date', dayKeys[wrong]);
  if (!methodsOf(kind).includes(method)) fail('method', 'field.movement_method');
  if (method === 'typed' && movement.typed_net === null) fail('typed_net', 'field.required');
  if (movement.requested_on > today) fail('requested_on', 'field.date_future');
  if (asksFor(kind, 'new_end_date')) {
    const end = movement.new_end_date;
    if (end === null) fail('new_end_date', 'field.required');
    else if (end <= term.end_date) fail('new_end_date', 'field.movement_extension');
    else if (termProblem(term.start_date, end)) fail('new_end_date', 'field.term_too_long');
  }
  if (with_lapse && !movement.no_loss_statement) fail('no_loss_statement', 'field.required');
  if (movement.earning_table && !isRising(movement.earning_table.rows)) fail('earning_table', 'field.movement_table');
  if (movement.reason_code !== null && !mayEndCover(kind)) fail('reason_code', 'field.movement_reason_code');
  if (basisOf(kind) === 'items' && items.length === 0) fail('items', 'field.required');
  if (asksFor(kind, 'fields') && items.length === 0) fail('fields', 'field.required');
  return errors;
}

/**
 * Refuses items that do not fit their kind, naming each. Of what is stored it is not asked again whether its kind has such items: an older version
 * took others, and what the insurer has already can still be issued.
 */
export function refuseItems({ kind, items }: AskedMovement, { isStored = false } = {}) {
  const faults = [...items.entries()].flatMap(([place, item]): [string, FieldErrors[string]][] => {
    const fault = (isStored ? undefined : kindFaultOf(kind, item)) ?? faultOfItem(kind, item);
    const path = item.target === 'field' && item.after ? 'fields' : `items.${place}.${fault?.field}`;
    return fault ? [[path, [{ key: fault.key, params: fault.params }]]] : [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}

/** Why an item is none of its kind, in words that say what the kind is where there are some. */
const itemProblemKeys: Partial<Record<MovementKind, string>> = {
  inclusion: 'field.movement_adds',
  exclusion: 'field.movement_removes',
  data: 'field.movement_data',
  creditor: 'field.movement_creditor',
};
const itemProblemKey = (kind: MovementKind, problem: ItemProblem) =>
  problem === 'no_items' ? 'field.movement_no_items' : (itemProblemKeys[kind] ?? `field.movement_${problem}`);

interface ItemFault {
  field: string;
  key: string;
  params?: Record<string, number>;
}
/** Why a kind has no such item. */
function kindFaultOf(kind: MovementKind, item: AskedItem): ItemFault | undefined {
  const problem = itemProblem(kind, item);
  if (problem) return { field: problem === 'target' ? 'target' : 'action', key: itemProblemKey(kind, problem) };
  const isOfFields = item.target === 'field' && item.after !== null;
  return isOfFields && !asksFor(kind, 'fields') ? { field: 'after', key: 'field.movement_target' } : undefined;
}
function faultOfItem(kind: MovementKind, item: AskedItem): ItemFault | undefined {
  const { action, target, record_id, after, term_net } = item;
  const isWhole = target === 'field';
  if (!isWhole && action !== 'add' && record_id === null) return { field: 'record_id', key: 'field.required' };
  if (action === 'add' && record_id !== null) return { field: 'record_id', key: 'field.wrong' };
  const isCharged = kindOf(kind).items?.isCharged === true;
  if (isCharged && term_net === null && !(isWhole && after)) return { field: 'term_net', key: 'field.required' };
  if (!isCharged && term_net !== null && compareMoney(term_net, '0.00') !== 0)
    return { field: 'term_net', key: 'field.movement_no_premium' };
  const known: readonly string[] = valuesOfTarget[target];
  const values = after ?? {};
  const stray = Object.keys(values).find((name) => !known.includes(name));
  if (stray) return { field: `after.${stray}`, key: 'field.unknown' };
  const over = percents.find((name) => Number(values[name] ?? 0) > 100);
  if (over) return { field: `after.${over}`, key: 'field.too_large', params: { limit: 100 } };
  if (action === 'remove' && after !== null) return { field: 'after', key: 'field.wrong' };
  if (asksFor(kind, 'fields') && Object.keys(values).length === 0) return { field: 'after', key: 'field.required' };
  const absent = action === 'add' ? neededOfTarget[target].find((name) => values[name] === undefined) : undefined;
  return absent ? { field: `after.${absent}`, key: 'field.required' } : undefined;
}

/** A movement with its items, each with the records that it names. */
export interface Touching {
  kind: MovementKind;
  items: readonly (Pick<AskedItem, 'target' | 'record_id' | 'after'> & { names: readonly string[] })[];
}
/** What an item is about, so that two about the same are found; of the policy's own fields each is one. */
function subjectsOf({ target, record_id, after, names }: Touching['items'][number]): string[] {
  if (target === 'field') return Object.keys(after ?? {}).map((name) => `field ${name}`);
  return [...(record_id === null ? [] : [`${target} ${record_id}`]), ...names.map((name) => `${target} of ${name}`)];
}

/** Tells whether two movements of a policy touch the same: an item of both, or one of them the whole policy. */
export function touchesSame(one: Touching, other: Touching): boolean {
  if (touchesAll(one.kind) || touchesAll(other.kind)) return true;
  const subjects = new Set(one.items.flatMap(subjectsOf));
  return other.items.flatMap(subjectsOf).some((subject) => subjects.has(subject));
}

/** Those of the open movements that touch what another touches. */
export const clashesOf = (
  movement: Touching,
  open: readonly (Touching & MovementClash)[],
  ownId: number | null,
): MovementClash[] =>
  open
    .filter((one) => one.id !== ownId && touchesSame(movement, one))
    .map(({ id, number, kind, status }) => ({ id, number, kind, status }));

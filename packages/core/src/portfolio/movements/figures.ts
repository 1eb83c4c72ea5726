import { daysBetween, type PlainDate } from '../../basics/dates/index.ts';
import { addMoney, compareMoney, type Money, subtractMoney } from '../../basics/money/index.ts';
import {
  type Charge,
  type ChargedPremium,
  type Delta,
  deltaCharges,
  mirrored,
  negated,
  summedCharges,
} from '../premium/index.ts';
import { type EarningTable, earnedBy, type LeastKept, leastKept, tableDay, termDays } from './earning.ts';
import { asPercent, type Fraction, fractionOf, minus, percent, ratio, times, whole } from './fraction.ts';
import { basisOf } from './kinds.ts';
import { kindOf, type MovementKind, type MovementMethod } from './kindTable.ts';

/** The policy whose premium a movement changes: as it was issued, with its end of today. */
export type MovedPolicy = ChargedPremium & {
  start_date: PlainDate;
  end_date: PlainDate;
  rounding?: 'cents' | 'whole';
};

/** A movement that counts: issued, neither undone nor a mirror. */
export type CountedMovement = {
  net_delta: Money;
  term_net_delta: Money;
  total_delta: Money;
  charges: readonly Charge[];
};

/** How a premium is found. */
export type MovementMeans = {
  method: MovementMethod;
  /** Of the short rate, in percent. */
  penalty_percent?: string;
  table?: EarningTable;
  /** What the insurer keeps at least of a cancelled policy. */
  least?: LeastKept;
  /** The net premium as the insurer wrote it. */
  typed_net?: Money;
};

export type MovementFacts = MovementMeans & {
  kind: MovementKind;
  effective_date: PlainDate;
  policy: MovedPolicy;
  counted: readonly CountedMovement[];
  /** What each item changes of the net premium of the whole term. */
  term_nets?: readonly Money[];
  /** Of an extension. */
  new_end_date?: PlainDate;
  /** What is typed counts in the next term too. */
  counts_next_term?: boolean;
  /** The cancellation that a reinstatement takes back. */
  cancelled?: CountedMovement & { effective_date: PlainDate };
  with_lapse?: boolean;
};

/** One step of how a premium was found, without words: a code, and what the sentence needs. */
export type MovementStep = { code: MovementStepCode; params: Record<string, string | number> };
export type MovementStepCode =
  | 'items'
  | 'full_term'
  | 'days'
  | 'pro_rata'
  | 'short_rate'
  | 'table'
  | 'least_kept'
  | 'flat'
  | 'typed'
  | 'none'
  | 'extension'
  | 'reinstated'
  | 'reinstated_after_lapse';

export type MovementFigures = Delta & {
  net_delta: Money;
  term_net_delta: Money;
  /** What each item has of the net premium, in their order. */
  item_nets: Money[];
  /** What the method would have given, where the net premium was typed. */
  computed_net: Money | null;
  explanation: MovementStep[];
};

/** The premium of a policy as it stands: with the movements that count. */
export function currentPremium(policy: ChargedPremium & { total_grant: Money }, counted: readonly CountedMovement[]) {
  const sum = (key: 'net_delta' | 'term_net_delta' | 'total_delta', first: Money) =>
    addMoney(first, ...counted.map((one) => one[key]));
  return {
    current_net_premium: sum('net_delta', policy.net_premium),
    current_total: sum('total_delta', policy.total_grant),
    /** The net premium of the whole term, from which the next one starts. */
    full_term_net: sum('term_net_delta', policy.net_premium),
  };
}

/** What a movement charges or gives back, line by line, and how it was found. The server and the form run this same function. */
export function movementFigures(facts: MovementFacts): MovementFigures {
  if (facts.method === 'typed' && facts.typed_net !== undefined) return typedFigures(facts, facts.typed_net);
  const found = netOf(facts);
  return { ...found, ...chargesOf(facts, found.net_delta), computed_net: null };
}

type Net = Pick<MovementFigures, 'net_delta' | 'term_net_delta' | 'item_nets' | 'explanation'>;

/** What the insurer wrote counts; what ours would have been is kept beside it. */
function typedFigures(facts: MovementFacts, net_delta: Money): MovementFigures {
  const { kind, counts_next_term = false } = facts;
  const isTypedOnly = basisOf(kind) === 'typed';
  const ours = isTypedOnly ? null : netOf({ ...facts, method: 'pro_rata' });
  const params: MovementStep['params'] = ours
    ? { net: net_delta, computed: ours.net_delta, difference: subtractMoney(net_delta, ours.net_delta) }
    : { net: net_delta };
  const ofTerm = isTypedOnly && counts_next_term ? net_delta : '0.00';
  const { total_delta, charges } = chargesOf(facts, net_delta);
  return {
    net_delta,
    total_delta,
    charges,
    term_net_delta: ours?.term_net_delta ?? ofTerm,
    item_nets: ours ? rescaled(ours.item_nets, net_delta) : [],
    computed_net: ours?.net_delta ?? null,
    explanation: [{ code: 'typed', params }],
  };
}

function chargesOf(facts: MovementFacts, net: Money): Delta {
  const { kind, policy, counted, cancelled, with_lapse = false, method } = facts;
  if (method === 'flat') {
    const charges = mirrored(summedCharges([policy.charges, ...counted.map((one) => one.charges)]));
    return { charges, total_delta: addMoney(net, ...charges.map((line) => line.amount)) };
  }
  if (kind === 'reinstatement' && cancelled && !with_lapse)
    return { charges: mirrored(cancelled.charges), total_delta: negated(cancelled.total_delta) };
  return deltaCharges({
    net,
    issued: policy,
    rounding: policy.rounding ?? 'cents',
    repeatsFees: kind !== 'reinstatement',
  });
}

function netOf(facts: MovementFacts): Net {
  const { kind, method } = facts;
  const nothing: Net = { net_delta: '0.00', term_net_delta: '0.00', item_nets: [], explanation: [] };
  switch (basisOf(kind)) {
    case 'nothing':
    case 'typed':
      return { ...nothing, explanation: [{ code: 'none', params: {} }] };
    case 'items':
      return netOfItems(facts);
    case 'extension':
      return method === 'none'
        ? { ...nothing, explanation: [{ code: 'none', params: {} }] }
        : { ...nothing, ...netOfExtension(facts) };
    case 'term':
      return { ...nothing, ...netOfCancellation(facts) };
    case 'cancellation':
      return { ...nothing, ...netOfReinstatement(facts) };
  }
}

/** Items share the rounded sum by running total, so that they always add up to it. */
function netOfItems(facts: MovementFacts): Net {
  const { kind, method, policy, effective_date, term_nets = [] } = facts;
  const sum = addMoney(...term_nets);
  const [share, steps] =
    method === 'none' ? [whole(0), [noneStep]] : shareOf(facts, sum, termDays(policy, effective_date));
  const reached = runningTotals(term_nets).map((part) => fractionOf(part, share));
  return {
    net_delta: fractionOf(sum, share),
    term_net_delta: kindOf(kind).keepsTermPremium ? '0.00' : sum,
    item_nets: reached.map((some, at) => subtractMoney(some, reached[at - 1] ?? '0.00')),
    explanation: [{ code: 'items', params: { count: term_nets.length, term_net: sum } }, ...steps],
  };
}

const noneStep: MovementStep = { code: 'none', params: {} };

/** What part of the premium of a term belongs to the days from the movement on, by the method; with the steps that say so. */
function shareOf(
  facts: MovementMeans & Pick<MovementFacts, 'policy'>,
  amount: Money,
  days: ReturnType<typeof termDays>,
) {
  const { method, penalty_percent = '0', policy } = facts;
  const inDays: MovementStep = { code: 'days', params: { ...days } };
  const byDays = ratio(days.left, days.days);
  const step = (
    code: MovementStepCode,
    share: Fraction,
    params: MovementStep['params'],
  ): [Fraction, MovementStep[]] => [
    share,
    [inDays, { code, params: { ...params, amount, result: fractionOf(amount, share) } }],
  ];
  if (method === 'short_rate') {
    const share = times(byDays, minus(whole(1), percent(penalty_percent)));
    return step('short_rate', share, { left: days.left, days: days.days, penalty: penalty_percent });
  }
  if (method === 'table' && facts.table) {
    const day = tableDay(policy, days);
    const earned = earnedBy(facts.table, day);
    return step('table', minus(whole(1), earned), { day, earned: asPercent(earned), reading: facts.table.reading });
  }
  return step('pro_rata', byDays, { left: days.left, days: days.days });
}

function netOfCancellation(facts: MovementFacts): Partial<Net> {
  const { method, policy, counted, effective_date, least } = facts;
  const { current_net_premium: charged, full_term_net: full } = currentPremium(
    { ...policy, total_grant: '0.00' },
    counted,
  );
  if (method === 'none') return { explanation: [noneStep] };
  if (method === 'flat')
    return { net_delta: negated(charged), explanation: [{ code: 'flat', params: { net: charged } }] };
  const [share, steps] = shareOf(facts, full, termDays(policy, effective_date));
  const returned = fractionOf(full, share);
  const kept = leastKept(full, least ?? {});
  const most = compareMoney(charged, kept) > 0 ? subtractMoney(charged, kept) : '0.00';
  const explanation: MovementStep[] = [{ code: 'full_term', params: { net: full } }, ...steps];
  if (kept === '0.00' || compareMoney(returned, most) <= 0) return { net_delta: negated(returned), explanation };
  return {
    net_delta: negated(most),
    explanation: [...explanation, { code: 'least_kept', params: { least: kept, charged, result: most } }],
  };
}

function netOfExtension({ policy, counted, new_end_date }: MovementFacts): Partial<Net> {
  if (new_end_date === undefined) return {};
  const { full_term_net: full } = currentPremium({ ...policy, total_grant: '0.00' }, counted);
  const days = daysBetween(policy.start_date, policy.end_date);
  const added = daysBetween(policy.end_date, new_end_date);
  const net_delta = fractionOf(full, ratio(added, days));
  return {
    net_delta,
    term_net_delta: net_delta,
    explanation: [{ code: 'extension', params: { net: full, added, days, result: net_delta } }],
  };
}

function netOfReinstatement({ cancelled, with_lapse = false, effective_date, policy }: MovementFacts): Partial<Net> {
  if (!cancelled) return {};
  const credit = negated(cancelled.net_delta);
  if (!with_lapse) return { net_delta: credit, explanation: [{ code: 'reinstated', params: { net: credit } }] };
  const [left, then] = [effective_date, cancelled.effective_date].map((day) => daysBetween(day, policy.end_date));
  const net_delta = fractionOf(credit, ratio(left ?? 0, then ?? 1));
  const params = { credit, left: left ?? 0, left_then: then ?? 1, result: net_delta };
  return { net_delta, explanation: [{ code: 'reinstated_after_lapse', params }] };
}

function runningTotals(amounts: readonly Money[]): Money[] {
  let sum: Money = '0.00';
  return amounts.map((amount) => {
    sum = addMoney(sum, amount);
    return sum;
  });
}

/** Shares of another total, in the same proportion and by running total; equal parts where there is no proportion. */
function rescaled(nets: readonly Money[], total: Money): Money[] {
  const sum = addMoney(...nets);
  const parts = compareMoney(sum, '0.00') === 0 ? nets.map(() => '0.01') : nets;
  const all = addMoney(...parts);
  const reached = runningTotals(parts).map((part) =>
    fractionOf(total, { over: BigInt(part.replace('.', '')), under: BigInt(all.replace('.', '')) }),
  );
  return reached.map((some, at) => subtractMoney(some, reached[at - 1] ?? '0.00'));
}

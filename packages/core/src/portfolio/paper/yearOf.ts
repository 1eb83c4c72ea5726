import { daysBetween } from '../../basics/dates/index.ts';
import { addMoney, compareMoney } from '../../basics/money/index.ts';
import type { PolicySheet } from '../../contract/api/index.ts';
import { endsOn } from '../policies/index.ts';
import type { PaperTerm } from './paper.ts';
import type { PaperWords } from './words.ts';

type TickState = PaperTerm['ticks'][number]['state'];

/** The term of a policy with its instalments and movements on it; without either where the reader may see none, or there is none. */
export function yearOf(sheet: PolicySheet, words: PaperWords): PaperTerm {
  const { policy, made_on } = sheet;
  const { say, date, count } = words;
  const start = policy.start_date;
  const end = endsOn(policy);
  const at = shareOf(start, end);
  const instalments = start && end ? (sheet.instalments ?? []) : [];
  const movements = start && end ? (sheet.movements ?? []) : [];
  const states = instalments.map(stateOf);
  const some = (key: 'yearLate' | 'yearPart' | 'yearOpen' | 'yearMovements', found: number) =>
    found > 0 ? [say(key, { count: count(found) })] : [];
  const inState = (wanted: TickState) => states.filter((state) => state === wanted).length;
  const today = at(made_on);
  return {
    kind: 'term',
    title: say('yearTitle'),
    ends: [date(start), date(end)],
    ...(today >= 0 && today <= 1 && { today }),
    ticks: gathered(
      instalments.map((one, index) => ({ at: within(at(one.due_date)), state: states[index] ?? 'open' })),
    ).map(([first, ...others]) => ({ at: first.at, state: jointState([first, ...others].map(({ state }) => state)) })),
    flags: gathered(movements.map((one) => ({ at: within(at(one.effective_date)), delta: one.total_delta }))).map(
      ([first, ...others]) => ({
        at: first.at,
        sign: signOf(addMoney(first.delta, ...others.map(({ delta }) => delta))),
      }),
    ),
    summary: [
      ...(instalments.length > 0
        ? [say('yearPaid', { paid: count(inState('done')), count: count(instalments.length) })]
        : []),
      ...some('yearLate', inState('late')),
      ...some('yearPart', inState('part')),
      ...some('yearOpen', inState('open')),
      ...some('yearMovements', movements.length),
    ].join(' · '),
  };
}

/** As on the line of a year: what is late is late whatever was paid of it. */
function stateOf({
  status,
  paid_amount,
}: Pick<NonNullable<PolicySheet['instalments']>[number], 'status' | 'paid_amount'>): TickState {
  if (status === 'paid') return 'done';
  if (status === 'delayed') return 'late';
  return paid_amount === '0.00' ? 'open' : 'part';
}

/** So much of a term two marks need to stand apart on a page. */
const apart = 1 / 45;

/** Marks by their places, those that would lie over one another together. */
function gathered<Mark extends { at: number }>(marks: readonly Mark[]): [Mark, ...Mark[]][] {
  const groups: [Mark, ...Mark[]][] = [];
  for (const mark of marks.toSorted((one, other) => one.at - other.at)) {
    const last = groups.at(-1);
    if (last && mark.at - last[0].at < apart) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

/** What is late shows, whatever stands beside it; of others that differ some part is done. */
function jointState(states: readonly TickState[]): TickState {
  if (states.includes('late')) return 'late';
  const [first = 'open'] = states;
  return states.every((state) => state === first) ? first : 'part';
}

function signOf(total_delta: string): PaperTerm['flags'][number]['sign'] {
  const order = compareMoney(total_delta, '0.00');
  return order > 0 ? '+' : order < 0 ? '\u2212' : '\u2022';
}

const within = (share: number) => Math.max(0, Math.min(1, share));

/** How much of a term has passed on a day. */
function shareOf(start: string | null, end: string | null) {
  const length = start && end ? daysBetween(start, end) : 0;
  return (day: string) => (start && length > 0 ? daysBetween(start, day) / length : 0);
}

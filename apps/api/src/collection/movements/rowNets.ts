import type { MovementItem, MovementItemValues } from '@corredor/core/api';
import { addMoney, type Money, subtractMoney } from '@corredor/core/money';
import { kindOf } from '@corredor/core/movements';
import { changedPremium, premiumOfSum, type RowPremium } from '@corredor/core/premium';
import type { DatedItem } from './changedValues.ts';
import type { IssuedMovement } from './movementFacts.ts';

/** What the values of a row say of its premium. */
export const premiumIn = ({ sum, rate, term_net }: MovementItemValues): RowPremium => ({
  sum: sum ?? null,
  rate: rate ?? null,
  term_net: term_net ?? null,
});

/** What a row that has no premium comes to once an item has changed it: its sum at its rate, where it writes any of that. */
export const netFound = ({ before, after }: Pick<MovementItem, 'before' | 'after'>): Money | null =>
  after ? premiumOfSum(premiumIn({ ...before, ...after })) : null;

/** The premium of a row after an item has changed it: by as much, or as it is found where it had none. */
export const netAfter = (net: Money | null, item: Pick<MovementItem, 'before' | 'after' | 'term_net'>): Money | null =>
  net === null ? netFound(item) : addMoney(net, item.term_net ?? '0.00');

/** What an issued movement made of the premium of a row. */
export interface NetChange {
  movement_id: number;
  effective_date: string;
  before: Money | null;
  left: Money | null;
}
type Subject = Pick<MovementItem, 'target' | 'record_id'>;
const keyOf = ({ target, record_id }: Subject) => `${target} ${record_id}`;
export type NetItem = DatedItem & Pick<MovementItem, 'term_net'> & Pick<IssuedMovement, 'kind'>;

/** Finds what movements made of the premium of a row; items come in the order of their issue. */
export function netChangesIn(items: readonly NetItem[]) {
  const byRow = new Map<string, NetChange[]>();
  for (const item of items) {
    if (item.action !== 'change') continue;
    const { movement_id, effective_date } = item;
    // What a loss used up and is insured again was the row's already.
    const change = kindOf(item.kind).keepsTermPremium ? { ...item, term_net: null } : item;
    const mine = byRow.get(keyOf(item)) ?? [];
    const last = mine.at(-1);
    if (last?.movement_id === movement_id) last.left = netAfter(last.left, change);
    else {
      const before = item.before?.term_net ?? null;
      mine.push({ movement_id, effective_date, before, left: netAfter(before, change) });
    }
    byRow.set(keyOf(item), mine);
  }
  return (subject: Subject): readonly NetChange[] => byRow.get(keyOf(subject)) ?? [];
}

interface Asked {
  /** What the row says now. */
  now: MovementItemValues;
  /** What it says where only some changes count. */
  values: MovementItemValues;
  /** In the order of their issue. */
  changes: readonly NetChange[];
  counts: (change: NetChange) => boolean;
}
/** The premium of a row where only some of its changes count. What somebody wrote since stays: a typed premium as it is, one that was found by the values that go back. */
export function netWith({ now, values, changes, counts }: Asked): Money | null {
  const row = premiumIn(now);
  if (changes.every(counts)) return row.term_net;
  if (row.term_net !== (changes.at(-1)?.left ?? null)) {
    const { sum, rate } = premiumIn(values);
    return changedPremium(row, { sum, rate }).term_net;
  }
  // What somebody wrote without a movement lets go of the changes before it.
  const begun = changes.findLastIndex(({ before }, at) => at > 0 && before !== changes[at - 1]?.left);
  const run = changes.slice(Math.max(begun, 0));
  return run.filter(counts).reduce<Money | null>((net, { before, left }) => {
    if (before === null || left === null) return left;
    return net === null ? null : addMoney(net, subtractMoney(left, before));
  }, run[0]?.before ?? null);
}

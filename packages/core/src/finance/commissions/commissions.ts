import {
  addMoney,
  compareMoney,
  fromCents,
  type Money,
  partOf,
  subtractMoney,
  toCents,
} from '../../basics/money/index.ts';

/** When an insurer owes a commission: as the premium is paid, with the first instalment, or at the issue. */
export type ReleaseMode = 'proportional' | 'first_instalment' | 'on_issue';

/** One line of an agreement: what percent of which share of the premium; both as decimal strings of up to four places. */
export type CommissionLine = { percent: string; share: string };

/** By what a policy's commission is counted: taken over when it is activated, and kept with it. */
export type CommissionTerms = {
  lines: readonly CommissionLine[];
  release: ReleaseMode;
  /** What the broker collects pays its own commission. */
  retains: boolean;
};

/** An instalment or a credit of one part: the policy as it was issued, or one issued movement. A credit's amount is below nothing. */
export type CommissionInstalment = { id: number; number: number; due_date: string; amount: Money };

/** What came in for an instalment, or was given back of a credit; none of it is below nothing. */
export type Settled = {
  /** By receipts of every kind. */
  settled: Money;
  /** The part of it that was given up. */
  written_off: Money;
  /** Money and withholding that the broker took, or gave back. */
  by_broker: Money;
};

/** Where a commission stands: something to collect, or owed back; else something to release; else collected. */
export type CommissionStatus = 'to_release' | 'to_collect' | 'collected';

const whole = 100n * 10_000n;

/** The commission of a net premium: each line takes its percent of its share, and is rounded by itself, half away from zero. */
export function commissionOfNet(net: Money, lines: readonly CommissionLine[]): Money {
  return addMoney('0.00', ...lines.map(({ percent, share }) => percentOfShare(net, percent, share)));
}

/** Whether the lines of one branch and business share the whole premium, no more and no less. */
export const sharesWhole = (lines: readonly Pick<CommissionLine, 'share'>[]): boolean =>
  lines.reduce((sum, { share }) => sum + tenThousandths(share), 0n) === whole;

/**
 * What of a part's commission each of its instalments earns. As the premium is paid: by running total in the order of due date, number and
 * id, so that the shares add up to the whole; instalments that a closing voided keep their place. Else all of it stands on the first.
 */
export function commissionShares(
  commission: Money,
  instalments: readonly CommissionInstalment[],
  release: ReleaseMode,
): ReadonlyMap<number, Money> {
  const ordered = instalments.toSorted(
    (a, b) => compareText(a.due_date, b.due_date) || a.number - b.number || a.id - b.id,
  );
  if (release !== 'proportional') return new Map(ordered.map(({ id }, index) => [id, index ? '0.00' : commission]));
  const total = addMoney('0.00', ...ordered.map(({ amount }) => amount));
  let running: Money = '0.00';
  return new Map(
    ordered.map(({ id, amount }) => {
      const before = partOf(commission, running, total);
      running = addMoney(running, amount);
      return [id, subtractMoney(partOf(commission, running, total), before)];
    }),
  );
}

interface Released extends Settled {
  /** The instalment's share of the commission. */
  share: Money;
  /** The amount of the instalment; below nothing for a credit. */
  amount: Money;
}

/**
 * What the insurer owes of an instalment's share by now. As the premium is paid: by what came in and was not given up. With the first
 * instalment: all of it once that is settled in full, a credit's once the first instalment of the policy is. At the issue: all of it.
 */
export function releasedOf(
  { share, amount, settled, written_off }: Released,
  release: ReleaseMode,
  isFirstSettled: boolean,
): Money {
  if (release === 'on_issue') return share;
  const due = magnitude(amount);
  if (release === 'proportional') return partOf(share, subtractMoney(settled, written_off), due);
  const isSettled = toCents(amount) < 0n ? isFirstSettled : compareMoney(settled, due) >= 0;
  return isSettled ? share : '0.00';
}

/** What the broker kept of an instalment's share out of what it took itself. */
export const retainedOf = ({ share, amount, by_broker }: Released, retains: boolean): Money =>
  retains ? partOf(share, by_broker, magnitude(amount)) : '0.00';

/** What the insurer still owes; below nothing where it is owed back. */
export const balanceOf = (one: { released: Money; adjusted: Money; retained: Money; received: Money }): Money =>
  subtractMoney(addMoney(one.released, one.adjusted), addMoney(one.retained, one.received));

/** Where a commission of this balance stands, of which so much is not released yet. */
export function commissionStatus(balance: Money, toRelease: Money): CommissionStatus {
  if (toCents(balance) !== 0n) return 'to_collect';
  return toCents(toRelease) === 0n ? 'collected' : 'to_release';
}

const magnitude = (amount: Money): Money => (amount.startsWith('-') ? amount.slice(1) : amount);
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function percentOfShare(net: Money, percent: string, share: string): Money {
  const product = toCents(net) * tenThousandths(percent) * tenThousandths(share);
  const scale = whole * whole;
  const half = product < 0n ? -scale / 2n : scale / 2n;
  return fromCents((product + half) / scale);
}

/** A decimal string of up to four places, in ten-thousandths. */
function tenThousandths(text: string): bigint {
  if (!/^\d+(\.\d{1,4})?$/.test(text)) throw new RangeError(`not a percentage of up to four places: ${text}`);
  const [digits = '0', fraction = ''] = text.split('.');
  return BigInt(digits + fraction.padEnd(4, '0'));
}

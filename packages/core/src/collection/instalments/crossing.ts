import { addMoney, compareMoney, fromCents, type Money, toCents } from '../../basics/money/index.ts';
import { inTransferOrder, type OpenInstalment } from './spreadTransfer.ts';

/** How much of one credit pays one instalment. */
export type CrossingPart = { credit: number; payment: number; amount: Money };

/** How many pairs one crossing has at most. */
export const crossingLimit = 50;

/**
 * In the order in which credits pay instalments: what falls due last first after a cancellation, since that is what will not be asked for any
 * more; else the oldest first.
 */
export function inCrossingOrder<One extends OpenInstalment>(instalments: readonly One[], reason: string): One[] {
  const ordered = inTransferOrder(instalments);
  return reason === 'cancellation' ? ordered.reverse() : ordered;
}

/** Lets what is open of all credits pay instalments in this order, each filled before the next. What is open of a credit is told without its sign. */
export function proposeCrossing(
  credits: readonly OpenInstalment[],
  ordered: readonly OpenInstalment[],
): ReadonlyMap<number, Money> {
  let left = credits.reduce((sum, { balance }) => sum + toCents(balance), 0n);
  return new Map(
    ordered.map(({ id, balance }) => {
      const part = compareMoney(fromCents(left), balance) < 0 ? left : toCents(balance);
      left -= part;
      return [id, fromCents(part)];
    }),
  );
}

/**
 * Which credit pays which part: the credits one after the other, the parts in the order of the instalments. Nothing where the parts are more than the
 * credits have.
 */
export function pairCrossing(
  credits: readonly OpenInstalment[],
  parts: readonly { payment: number; amount: Money }[],
): CrossingPart[] | undefined {
  const all = addMoney('0.00', ...credits.map(({ balance }) => balance));
  if (compareMoney(addMoney('0.00', ...parts.map(({ amount }) => amount)), all) > 0) return undefined;
  const pairs: CrossingPart[] = [];
  const rest = credits.map(({ id, balance }) => ({ id, open: toCents(balance) }));
  for (const { payment, amount } of parts) {
    let wanted = toCents(amount);
    for (const one of rest) {
      const part = compareMoney(fromCents(wanted), fromCents(one.open)) < 0 ? wanted : one.open;
      if (part <= 0n) continue;
      pairs.push({ credit: one.id, payment, amount: fromCents(part) });
      one.open -= part;
      wanted -= part;
    }
  }
  return pairs;
}

/**
 * How a movement's own credits or charge meet what is open of its policy at its issue: a credit pays what falls due last, since the oldest is earned;
 * a charge is paid by the credits that wait longest. As many pairs as one crossing has at most.
 */
export function crossAtIssue(
  side: 'credit' | 'charge',
  credits: readonly OpenInstalment[],
  instalments: readonly OpenInstalment[],
): CrossingPart[] {
  const ordered = inCrossingOrder(instalments, side === 'credit' ? 'cancellation' : 'other').slice(0, crossingLimit);
  const parts = [...proposeCrossing(credits, ordered)].map(([payment, amount]) => ({ payment, amount }));
  return (pairCrossing(inTransferOrder(credits), parts) ?? []).slice(0, crossingLimit);
}

import type { PlainDate } from '../../basics/dates/index.ts';
import { compareMoney, fromCents, type Money, toCents } from '../../basics/money/index.ts';

/** What is known of an instalment that a transfer may pay. */
export type OpenInstalment = { id: number; due_date: PlainDate; balance: Money };

/** How many instalments one transfer pays at most. */
export const transferLimit = 50;

/** In the order in which a transfer pays them: the oldest due date first, then as they were made. */
export function inTransferOrder<One extends OpenInstalment>(instalments: readonly One[]): One[] {
  return [...instalments].sort((one, other) =>
    one.due_date === other.due_date ? one.id - other.id : one.due_date < other.due_date ? -1 : 1,
  );
}

/** Spreads what came in at once over instalments, each filled before the next; `rest` is what none of them needs. */
export function spreadTransfer(
  instalments: readonly OpenInstalment[],
  amount: Money,
): { parts: ReadonlyMap<number, Money>; rest: Money } {
  let left = toCents(amount);
  const parts = new Map<number, Money>();
  for (const { id, balance } of inTransferOrder(instalments)) {
    const part = compareMoney(fromCents(left), balance) < 0 ? left : toCents(balance);
    parts.set(id, fromCents(part));
    left -= part;
  }
  return { parts, rest: fromCents(left) };
}

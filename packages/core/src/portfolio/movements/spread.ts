import type { PlainDate } from '../../basics/dates/index.ts';
import { compareMoney, fromCents, type Money, toCents } from '../../basics/money/index.ts';

export type PlannedPart = { number: number; due_date: PlainDate; amount: Money };
export type MovementPlan = 'single' | 'with_remaining';
type SpreadInput = {
  total: Money;
  plan: MovementPlan;
  /** When one instalment falls due. */
  first_due_date: PlainDate;
  effective_date: PlainDate;
  /** The day of issue. */
  today: PlainDate;
  /** The due dates of the policy’s instalments, in any order. */
  due_dates: readonly PlainDate[];
};

/** When one instalment of a movement falls due: as typed, but never before the movement takes effect nor before it is issued. */
export function firstDueDate(typed: PlainDate | null, effective: PlainDate, today: PlainDate): PlainDate {
  const earliest = effective > today ? effective : today;
  return typed !== null && typed > earliest ? typed : earliest;
}

/**
 * The instalments of a movement: one, or one on each of the policy’s due dates that are still to come, the rest on the last. What is given
 * back is one credit, and nothing has no instalment.
 */
export function spreadMovement(input: SpreadInput): PlannedPart[] {
  const { total, plan, first_due_date, effective_date, today, due_dates } = input;
  const order = compareMoney(total, '0.00');
  if (order === 0) return [];
  const remaining = [...new Set(due_dates)].filter((day) => day >= effective_date && day >= today).sort();
  if (order < 0 || plan === 'single' || remaining.length === 0)
    return [{ number: 1, due_date: first_due_date, amount: total }];
  const equal = toCents(total) / BigInt(remaining.length);
  const last = toCents(total) - equal * BigInt(remaining.length - 1);
  return remaining.map((due_date, at) => ({
    number: at + 1,
    due_date,
    amount: fromCents(at === remaining.length - 1 ? last : equal),
  }));
}

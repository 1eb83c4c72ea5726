import { type Money, multiplyByPercent, subtractMoney } from '../../basics/money/index.ts';

/** For how much a row of a policy is insured, at which rate in percent, and what it is of the net premium of the whole term. */
export type RowPremium = { sum: Money | null; rate: string | null; term_net: Money | null };

/** The net premium of a whole term that a sum costs at a rate; null where one of them is not known. */
export const premiumOfSum = ({ sum, rate }: Pick<RowPremium, 'sum' | 'rate'>): Money | null =>
  sum === null || rate === null ? null : multiplyByPercent(sum, rate);

/** The net premium of a row for the whole term: as it was typed, else its sum at its rate. */
export const termNetOf = (row: RowPremium): Money | null => row.term_net ?? premiumOfSum(row);

/** Tells whether somebody typed the premium of a row: it is not what its sum costs at its rate. */
export const isTypedNet = (row: RowPremium): boolean => row.term_net !== null && row.term_net !== premiumOfSum(row);

/** A row with what changes of it: a typed premium stays unless it is typed anew, and one that was found follows. */
export function changedPremium(before: RowPremium, change: Partial<RowPremium>): RowPremium {
  const kept = isTypedNet(before) ? before.term_net : null;
  const next = { ...before, ...change, term_net: change.term_net === undefined ? kept : change.term_net };
  return { ...next, term_net: termNetOf(next) };
}

/** By how much another sum or rate changes the premium of a row; null where it cannot be told. What was typed is changed by as much. */
export function termNetChange(before: RowPremium, change: Partial<Pick<RowPremium, 'sum' | 'rate'>>): Money | null {
  const [then, now] = [premiumOfSum(before) ?? before.term_net, premiumOfSum({ ...before, ...change })];
  return then === null || now === null ? null : subtractMoney(now, then);
}

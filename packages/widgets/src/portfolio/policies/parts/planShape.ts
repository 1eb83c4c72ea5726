import type { Instalment } from '@corredor/core/instalments';

type Amounts = readonly Pick<Instalment, 'amount'>[];
/** What a plan looks like: equal instalments but for the last, the same after a down payment, or any. */
export function planShape(plan: Amounts): 'equal' | 'down' | 'any' {
  const isEqual = (rows: Amounts) => rows.slice(0, -1).every(({ amount }) => amount === rows[0]?.amount);
  if (isEqual(plan)) return 'equal';
  return isEqual(plan.slice(1)) ? 'down' : 'any';
}

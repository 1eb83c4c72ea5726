import { addDays, type PlainDate } from '../../basics/dates/index.ts';
import {
  addMoney,
  compareMoney,
  type Money,
  multiplyByPercent,
  subtractMoney,
  toCents,
} from '../../basics/money/index.ts';
import type { Plan, RenewalFrequency } from '../../contract/api/index.ts';
import { type PaidTerm, termDays, termEnd, unusedWorth } from './terms.ts';

/** What the price of a plan depends on. */
export interface Wanted {
  plan: Pick<Plan, 'id' | 'monthly_price' | 'annual_price' | 'vat_percent'>;
  frequency: RenewalFrequency;
  today: PlainDate;
  /** What the brokerage has now; `to` is null for a plan without end. */
  current: { planId: number; isFree: boolean; to: PlainDate | null };
  /** Terms that are paid for and not over. */
  terms: readonly PaidTerm[];
}

/** The price of a plan, and the term that it buys. */
export interface Price {
  kind: 'new' | 'renewal' | 'change';
  from: PlainDate;
  to: PlainDate | null;
  subtotal: Money;
  credit: Money;
  credit_days: number;
  vat_percent: string | null;
  tax: Money;
  total: Money;
  /** What the new term is worth without tax: what is paid for it and what is credited. */
  worth: Money;
  waits_for_review: boolean;
}

/** Prices a plan: what a change credits of the running term, the tax, and from when until when it runs. */
export function priceOf(wanted: Wanted): Price {
  const { plan, frequency, today, current, terms } = wanted;
  const kind = kindOf(wanted);
  const subtotal = frequency === 'annual' ? plan.annual_price : plan.monthly_price;
  const isFree = toCents(subtotal) === 0n;
  const isAhead = kind === 'renewal' && current.to !== null && current.to >= today;
  const from = isAhead && current.to !== null ? addDays(current.to, 1) : today;
  const unused = kind === 'change' && !isFree ? addMoney(...terms.map((term) => unusedWorth(term, today))) : '0.00';
  const credit = compareMoney(unused, subtotal) > 0 ? subtotal : unused;
  const last = termEnd(from, frequency);
  const credit_days = isFree ? 0 : daysFor(subtractMoney(unused, credit), subtotal, termDays({ from, to: last }));
  const net = subtractMoney(subtotal, credit);
  const tax = multiplyByPercent(net, plan.vat_percent ?? '0');
  const total = addMoney(net, tax);
  return {
    kind,
    from,
    to: isFree ? null : addDays(last, credit_days),
    subtotal,
    credit,
    credit_days,
    vat_percent: plan.vat_percent,
    tax,
    total,
    worth: addMoney(net, unused),
    waits_for_review: frequency === 'annual' && toCents(total) > 0n,
  };
}

function kindOf({ plan, current }: Wanted): Price['kind'] {
  if (plan.id === current.planId) return 'renewal';
  return current.isFree ? 'new' : 'change';
}

/** Whole days that the rest of a credit buys at the daily price of the new term. */
const daysFor = (rest: Money, price: Money, days: number) => Number((toCents(rest) * BigInt(days)) / toCents(price));

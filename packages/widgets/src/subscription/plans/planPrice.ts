import type { Plan } from '@corredor/core/api';
import { fromCents, type Money, toCents } from '@corredor/core/money';

export type BillingPeriod = 'monthly' | 'annual';

/** What a plan costs each period. */
export const priceOf = (plan: Plan, period: BillingPeriod): Money =>
  period === 'annual' ? plan.annual_price : plan.monthly_price;

/** How much a year costs less than twelve months; null where it costs the same. */
export function annualSaving(plan: Plan): Money | null {
  const saved = toCents(plan.monthly_price) * 12n - toCents(plan.annual_price);
  return saved > 0n ? fromCents(saved) : null;
}

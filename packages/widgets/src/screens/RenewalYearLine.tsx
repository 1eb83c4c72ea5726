import type { Renewal } from '@corredor/core/api';
import { endingDays } from '@corredor/core/policies';
import { useCan } from '../base/app/index.ts';
import { SmallYearLine } from '../portfolio/policies/index.ts';

/** The term that ends, small, as lists of policies show it, until it is decided what becomes of it; for who may view policies. */
export function RenewalYearLine({ renewal }: { renewal: Renewal }) {
  const { start_date, end_date, days_left: days, year_line } = renewal;
  if (!useCan('policy_app.view_policy') || days === null || renewal.outcome) return null;
  const status = days < 0 ? 'expired' : 'active';
  const term = { status, start_date, end_date, closes_on: null, closes_as: null, year_line } as const;
  return <SmallYearLine policy={{ ...term, notification_limit_days: endingDays, is_lapsed: days < 0 }} />;
}

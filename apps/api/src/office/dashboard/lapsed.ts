import { addDays, type PlainDate } from '@corredor/core/dates';
import { longestLapsedDays } from '@corredor/core/renewals';
import { sql } from 'kysely';
import { comesUpForRenewal, isCountedMovement } from '../../database/fragments.ts';

/** The net premium of the whole term of a policy `p`, with its movements. */
export const netOfTerm = sql`p.net_premium + coalesce((select sum(m.net_delta) from movements m
  where m.partner_id = p.partner_id and m.policy_id = p.id and ${isCountedMovement}), 0)`;

/** The policies `p` whose term ended before a day while nobody decided what becomes of it: what the queue, the figures and the list of renewals behind them agree on. */
export const lapsedTerms = (today: PlainDate) => sql`policies p
  join renewals r on r.partner_id = p.partner_id and r.policy_id = p.id
  where r.kind = 'open' and ${comesUpForRenewal} and p.deleted_at is null and p.status = 'active'
    and p.end_date < ${today}::date and p.end_date >= ${addDays(today, -longestLapsedDays)}::date`;

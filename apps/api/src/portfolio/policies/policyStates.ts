import { endingDays } from '@corredor/core/policies';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUnclosed } from '../../database/fragments.ts';
import type { Input } from '../../server/request/operations.ts';

export type PolicyQuery = Input<'listPolicies'>['query'];
const stays = (today: string) => isUnclosed('p', sql`${today}::date`);
/** Whether a policy `p` is in a state today. */
export const inState: Record<NonNullable<PolicyQuery['status']>, (today: string) => RawBuilder<SqlBool>> = {
  draft: () => sql`p.status = 'draft'`,
  closed: (today) => sql`(p.status = 'closed' or p.status = 'active' and p.closes_on <= ${today})`,
  active: (today) => sql`p.status = 'active' and ${stays(today)} and (p.end_date >= ${today} or p.end_date is null)`,
  expired: (today) => sql`p.status = 'active' and ${stays(today)} and p.end_date < ${today}`,
  ending: (today) =>
    sql`p.status = 'active' and p.closes_on is null and p.end_date >= ${today} and p.end_date <= ${today}::date + ${endingDays}::int`,
};

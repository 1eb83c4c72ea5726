import { endingDays } from '@corredor/core/policies';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Input } from '../../server/request/operations.ts';

export type PolicyQuery = Input<'listPolicies'>['query'];
/** Whether a policy `p` is in a state today. */
export const inState: Record<NonNullable<PolicyQuery['status']>, (today: string) => RawBuilder<SqlBool>> = {
  draft: () => sql`p.status = 'draft'`,
  closed: () => sql`p.status = 'closed'`,
  active: (today) => sql`p.status = 'active' and (p.end_date >= ${today} or p.end_date is null)`,
  expired: (today) => sql`p.status = 'active' and p.end_date < ${today}`,
  ending: (today) =>
    sql`p.status = 'active' and p.end_date >= ${today} and p.end_date <= ${today}::date + ${endingDays}::int`,
};

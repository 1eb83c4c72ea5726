import type { PlanName } from '@corredor/core/api';
import { featuresOf, type PlanAmounts, type PlanFeature, planFeatures } from '@corredor/core/billing';
import { sql } from 'kysely';
import type { Scope } from '../request/scope.ts';

/** What the brokerage may do now: how its subscription stands, and what its plan allows. */
export interface CurrentPlan {
  name: PlanName;
  state: 'active' | 'expired' | 'pending';
  amounts: PlanAmounts;
  features: PlanFeature[];
}

/** Reads the plan that counts; a brokerage without one is treated as one whose plan is over. */
export async function readCurrentPlan({ trx }: Pick<Scope, 'trx'>): Promise<CurrentPlan | null> {
  const row = await trx
    .selectFrom('current_subscriptions as s')
    .innerJoin('plans as l', 'l.id', 's.plan_id')
    .innerJoin('partner_today as t', 't.partner_id', 's.partner_id')
    .select(
      sql<CurrentPlan['state']>`case when s.ends_on < t.today then 'expired'
        when not s.is_paid then 'pending' else 'active' end`.as('state'),
    )
    .select(['l.name', 'l.policies_amount', 'l.customers_amount', 'l.vehicles_amount', 'l.generals_amount'])
    .select(['l.users_amount', 'l.groups_amount', 'l.emails_amount'])
    .select(planFeatures.map((feature) => `l.manages_${feature}` as const))
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { name: row.name, state: row.state, amounts: row, features: featuresOf(row) } : null;
}

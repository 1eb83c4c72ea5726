import type { PlanName } from '@corredor/core/api';
import type { PlanFeature, PlanLimit } from '@corredor/core/billing';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What a test may change about a plan: its database is its own. */
export type PlanValues = Partial<
  Record<`${PlanLimit}_amount`, number | null> & Record<`manages_${PlanFeature}`, boolean>
>;

/** Moves a brokerage to a plan as an operator would, without a payment. */
export async function putOnPlan(adminDb: Kysely<Database>, partnerId: number, name: PlanName, over: PlanValues) {
  const plan = await adminDb.selectFrom('plans').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  if (Object.keys(over).length > 0) await adminDb.updateTable('plans').set(over).where('id', '=', plan.id).execute();
  await adminDb.updateTable('subscriptions').set({ plan_id: plan.id }).where('partner_id', '=', partnerId).execute();
}

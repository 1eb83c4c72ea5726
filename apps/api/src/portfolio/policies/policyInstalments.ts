import type { Instalment } from '@corredor/core/instalments';
import { sql } from 'kysely';
import { planAllowance } from '../../server/checks/planAllowance.ts';
import { exactCount } from '../../server/records/counting.ts';
import type { Scope } from '../../server/request/scope.ts';

/** Puts a new plan in the place of the instalments for which nothing came in; who collects each stays as it was. */
export async function remakeInstalments({ trx, caller }: Scope, policyId: number, plan: Instalment[]) {
  const old = await trx
    .updateTable('payments')
    .set({ voided_at: sql<string>`app_now()`, voided_reason: 'remade' })
    .where('policy_id', '=', policyId)
    .where('voided_at', 'is', null)
    .where('kind', '=', 'premium')
    .where('paid_amount', '=', '0.00')
    .where('movement_id', 'is', null)
    .returning(['number', 'collected_by'])
    .execute();
  const collectors = new Map(old.map((one) => [one.number, one.collected_by]));
  if (plan.length === 0) return;
  await trx
    .insertInto('payments')
    .values(
      plan.map((one) => ({
        ...one,
        partner_id: caller.partnerId,
        policy_id: policyId,
        collected_by: collectors.get(one.number) ?? 'insurer',
      })),
    )
    .execute();
}

/** Gives up the instalments that fall due after a day and for which nothing came in. */
export const voidLaterInstalments = ({ trx }: Scope, policyId: number, today: string) =>
  trx
    .updateTable('payments')
    .set({ voided_at: sql<string>`app_now()`, voided_reason: 'closed' })
    .where('policy_id', '=', policyId)
    .where('voided_at', 'is', null)
    .where('kind', '=', 'premium')
    .where('paid_amount', '=', '0.00')
    .where('due_date', '>', today)
    .execute();

/** Brings back what closing the policy gave up. */
export const returnInstalments = ({ trx }: Scope, policyId: number) =>
  trx
    .updateTable('payments')
    .set({ voided_at: null, voided_reason: null })
    .where('policy_id', '=', policyId)
    .where('voided_reason', '=', 'closed')
    .execute();

/** Copies everything but files and payments to the next term. */
export async function copyLists(scope: Scope, from: number, to: number) {
  const { trx } = scope;
  // Those of a sample need no room.
  const generals = await exactCount(
    trx
      .selectFrom('policy_generals as g')
      .innerJoin('policies as p', 'p.id', 'g.policy_id')
      .where('g.policy_id', '=', from)
      .where('p.is_sample', '=', false),
  );
  await planAllowance(scope, 'generals').take(generals);
  const lists = {
    policy_coverages: ['coverage_id', 'limit', 'percentage'],
    policy_insureds: [
      'customer_id',
      'start_date',
      'relationship',
      'family_relationship',
      'titular_id',
      'beneficiary_percentage',
      'prima',
      'certificate_number',
    ],
    policy_generals: ['name', 'description'],
    policy_vehicles: ['vehicle_id'],
    policy_beneficiaries: ['customer_id', 'start_date', 'percentage'],
    policy_sellers: ['user_id', 'name', 'start_date', 'percentage'],
  };
  for (const [table, names] of Object.entries(lists)) {
    const columns = sql.join(names.map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (partner_id, policy_id, ${columns})
      select partner_id, ${to}, ${columns} from ${sql.table(table)} where policy_id = ${from} order by id`.execute(trx);
  }
}

import type { Instalment } from '@corredor/core/instalments';
import { addMoney } from '@corredor/core/money';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { extendedLists } from './extraValues.ts';

/** An instalment that comes with its invoice, and with who collects it where that is known. */
export type BroughtInstalment = Instalment & {
  invoice_number?: string | null;
  collected_by?: 'broker' | 'insurer';
};
/** Puts a new plan in the place of the instalments for which nothing came in; who collects each stays as it was. */
export async function remakeInstalments({ trx, caller }: Scope, policyId: number, plan: BroughtInstalment[]) {
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
        collected_by: one.collected_by ?? collectors.get(one.number) ?? 'insurer',
      })),
    )
    .execute();
}

/** Gives up the instalments that fall due after a day and for which nothing came in; answers what they come to. */
export async function voidLaterInstalments({ trx }: Scope, policyId: number, today: string) {
  const given = await trx
    .updateTable('payments')
    .set({ voided_at: sql<string>`app_now()`, voided_reason: 'closed' })
    .where('policy_id', '=', policyId)
    .where('voided_at', 'is', null)
    .where('kind', '=', 'premium')
    .where('paid_amount', '=', '0.00')
    .where('due_date', '>', today)
    .returning('amount')
    .execute();
  return addMoney('0.00', ...given.map(({ amount }) => amount));
}

/** Brings back what closing the policy gave up; answers what it comes to. */
export async function returnInstalments({ trx }: Scope, policyId: number) {
  const back = await trx
    .updateTable('payments')
    .set({ voided_at: null, voided_reason: null })
    .where('policy_id', '=', policyId)
    .where('voided_reason', '=', 'closed')
    .returning('amount')
    .execute();
  return addMoney('0.00', ...back.map(({ amount }) => amount));
}

/** Empties the extra fields of all rows of a policy, also of those that have ended. */
export async function emptyRowExtras({ trx }: Scope, policyId: number) {
  await sql`select set_config('app.lists_on', 'all', true)`.execute(trx);
  for (const table of extendedLists)
    await sql`update ${sql.table(table)} set extra = '{}' where policy_id = ${policyId} and extra <> '{}'`.execute(trx);
  await sql`select set_config('app.lists_on', '', true)`.execute(trx);
}

/** Copies everything but files and payments to the next term: what still counts when the one before ends. */
export async function copyLists({ trx }: Scope, { from, to, end }: { from: number; to: number; end: string }) {
  const lists = {
    policy_coverages: ['coverage_id', 'limit', 'percentage', 'term_net'],
    policy_insureds: [
      'customer_id',
      'start_date',
      'relationship',
      'family_relationship',
      'titular_id',
      'beneficiary_percentage',
      'prima',
      'certificate_number',
      'sum',
      'rate',
      'term_net',
      'extra',
    ],
    policy_generals: ['name', 'description', 'sum', 'rate', 'term_net', 'extra'],
    policy_vehicles: ['vehicle_id', 'sum', 'rate', 'term_net', 'extra'],
    policy_beneficiaries: ['customer_id', 'start_date', 'percentage', 'limit', 'term_net'],
    policy_sellers: ['seller_id', 'start_date', 'percentage'],
  };
  for (const [table, names] of Object.entries(lists)) {
    const columns = sql.join(names.map((name) => sql.ref(name)));
    const counts = names.includes('term_net') ? sql`(valid_until is null or valid_until > ${end})` : sql`true`;
    await sql`insert into ${sql.table(table)} (partner_id, policy_id, ${columns})
      select partner_id, ${to}, ${columns} from ${sql.table(table)} where policy_id = ${from} and ${counts} order by id`.execute(
      trx,
    );
  }
}

import { type MovementPlan, type PlannedPart, spreadMovement } from '@corredor/core/movements';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';

interface Spread {
  total: string;
  plan: MovementPlan;
  first_due_date: string;
  effective_date: string;
  today: string;
}

/** What a movement would have paid, and when: the policy's own instalments say which days are still to come. */
export async function planOf({ trx }: Scope, policyId: number, spread: Spread): Promise<PlannedPart[]> {
  const rows = await trx
    .selectFrom('payments')
    .select('due_date')
    .where('policy_id', '=', policyId)
    .where('movement_id', 'is', null)
    .where('kind', '=', 'premium')
    .where('voided_at', 'is', null)
    .execute();
  return spreadMovement({ ...spread, due_dates: rows.map(({ due_date }) => due_date) });
}

/** Makes the instalments of an issued movement; one below nothing is a credit. */
export async function makeInstalments(
  { trx, caller }: Scope,
  movement: { id: number; policy_id: number },
  parts: readonly PlannedPart[],
) {
  if (parts.length === 0) return;
  await trx
    .insertInto('payments')
    .values(
      parts.map(({ number, due_date, amount }) => ({
        partner_id: caller.partnerId,
        policy_id: movement.policy_id,
        movement_id: movement.id,
        kind: amount.startsWith('-') ? ('credit' as const) : ('premium' as const),
        number,
        due_date,
        amount,
        collected_by: 'insurer' as const,
      })),
    )
    .execute();
}

/** Gives up the instalments and credits of a movement that is taken back; false where something came in for one of them. */
export async function voidInstalments({ trx }: Scope, movementId: number): Promise<boolean> {
  const living = await trx
    .selectFrom('payments')
    .select(['id', sql<boolean>`paid_amount > 0`.as('is_used')])
    .where('movement_id', '=', movementId)
    .where('voided_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (living.some(({ is_used }) => is_used)) return false;
  await trx
    .updateTable('payments')
    .set({ voided_at: sql<string>`app_now()`, voided_reason: 'undone' })
    .where('movement_id', '=', movementId)
    .where('voided_at', 'is', null)
    .execute();
  return true;
}

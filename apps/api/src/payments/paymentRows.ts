import type { Payment } from '@corredor/core/api';
import { sql, type Transaction } from 'kysely';
import { refToKnown } from '../database/fragments.ts';
import type { Database } from '../database/schema.ts';

const columns = [
  'y.id',
  'y.policy_id',
  'y.number',
  'y.due_date',
  'y.amount',
  'y.status',
  'y.is_paid',
  'y.payment_method',
  'y.payment_date',
  'y.invoice_number',
  'y.collected_by',
  'y.last_notified_at',
  'y.version',
  'y.created_at',
  'y.updated_at',
] as const;

/** The wanted instalments as every answer shows them, in the order of the ids. */
export async function readPayments(trx: Transaction<Database>, currency: string, ids: number[]): Promise<Payment[]> {
  if (ids.length === 0) return [];
  // Instalments come from an activated policy, so what activation asked for is always there.
  const rows = await trx
    .selectFrom('payment_states as y')
    .innerJoin('policies as p', 'p.id', 'y.policy_id')
    .innerJoin('customers as c', 'c.id', 'p.contractor_id')
    .innerJoin('customers as q', 'q.id', 'p.payer_id')
    .innerJoin('providers as v', 'v.id', 'p.provider_id')
    .innerJoin('branches as b', 'b.id', 'p.branch_id')
    .select(columns)
    .select([
      sql<string>`coalesce(p.number, '')`.as('policy_number'),
      'c.id as contractor_id',
      refToKnown('c').as('contractor'),
      'q.id as payer_id',
      refToKnown('q').as('payer'),
      'v.id as provider_id',
      refToKnown('v').as('provider'),
      'b.id as branch_id',
      refToKnown('b').as('branch'),
      sql<number>`(select count(*)::int from payments i where i.policy_id = y.policy_id and i.voided_at is null)`.as(
        'instalments_count',
      ),
    ])
    .where('y.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, currency, allowed_actions: actionsOf(row.is_paid) }] : [];
  });
}
const actionsOf = (isPaid: boolean): Payment['allowed_actions'] => (isPaid ? ['update', 'unpay'] : ['update', 'pay']);

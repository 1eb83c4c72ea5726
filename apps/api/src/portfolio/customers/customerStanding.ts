import { can, type Permission } from '@corredor/core/permissions';
import { type RawBuilder, sql } from 'kysely';
import { readOrdering } from '../../server/records/ordering.ts';

/** What a customer's policies say of them: of the customer `c`, and of all, to sort by. */
interface Standing<Value> {
  of: RawBuilder<Value | null>;
  all: ReturnType<typeof ofAll>;
  key: RawBuilder<unknown>;
}
const ofAll = (rows: RawBuilder<unknown>) =>
  sql<{ customer: number; value: string }>`(${rows})`.as<'standing'>('standing');
const nobody = ofAll(sql`select null::integer as customer, null::text as value where false`);
const hidden = <Value>(): Standing<Value> => ({
  of: sql<Value | null>`null::text`,
  all: nobody,
  key: sql`standing.value`,
});

// The facts of policies know what has come in for each, so that no instalment is read. Who pays nothing owes nothing.
const owed = sql`select f.payer_id as customer, sum(f.amount - f.paid) as value from policy_facts f where f.amount <> f.paid`;
// In force, as `policy_states` says it, but with the day asked once, and not for each policy. What closes for good is not renewed.
const today = sql`(select today from partner_today)`;
const inForce = sql`from policies p
  where p.deleted_at is null and p.status = 'active' and p.start_date <= ${today} and p.end_date >= ${today}`;
const ends = sql`select p.contractor_id as customer, min(p.end_date) as value ${inForce} and p.closes_on is null`;

/** What the caller may see of it. */
export const standingFor = (permissions: readonly Permission[]) => ({
  balance: can(permissions, 'policy_app.view_payment')
    ? {
        of: sql<
          string | null
        >`coalesce((select s.value from (${owed} and f.payer_id = c.id group by f.payer_id) s), 0.00)`,
        all: ofAll(sql`${owed} group by f.payer_id`),
        key: sql`coalesce(standing.value, 0.00)`,
      }
    : hidden<string>(),
  next_end_date: can(permissions, 'policy_app.view_policy')
    ? {
        of: sql<string | null>`(select s.value from (${ends} and p.contractor_id = c.id group by p.contractor_id) s)`,
        all: ofAll(sql`${ends} group by p.contractor_id`),
        key: sql`standing.value`,
      }
    : hidden<string>(),
  /** Who has a policy in force as its contractor. */
  in_force: {
    all: can(permissions, 'policy_app.view_policy')
      ? ofAll(sql`select p.contractor_id as customer, null::text as value ${inForce}`)
      : nobody,
  },
});
type Summed = 'balance' | 'next_end_date';

/** Which of them a list is sorted by. */
export function standingOrder(ordering = ''): Summed | undefined {
  const { name } = readOrdering(ordering);
  return name === 'balance' || name === 'next_end_date' ? name : undefined;
}

import type { SubscriptionUsage } from '@corredor/core/api';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What counts against the limits of a plan, in one statement; e-mails are the reminders of this month, where the brokerage is. */
export async function readUsage(trx: Transaction<Database>): Promise<SubscriptionUsage> {
  const { rows } = await sql<SubscriptionUsage>`
    select
      (select count(*)::int from policies where deleted_at is null) as policies,
      (select count(*)::int from customers where deleted_at is null) as customers,
      (select count(*)::int from vehicles) as vehicles,
      (select count(*)::int from policy_generals g join policies p on p.id = g.policy_id and p.deleted_at is null) as generals,
      (select count(*)::int from users where partner_id = app_partner_id() and is_active) as users,
      (select count(*)::int from roles where not is_seeded) as groups,
      (select count(*)::int from audit_log a where a.event = 'payment_notified'
        and a.at >= date_trunc('month', t.today)::date::timestamp at time zone p.timezone) as emails
    from partner_today t join partners p on p.id = t.partner_id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A usage was asked for outside a brokerage.');
  return row;
}

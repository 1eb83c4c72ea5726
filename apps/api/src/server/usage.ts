import type { SubscriptionUsage } from '@corredor/core/api';
import { type PlanLimit, planLimits } from '@corredor/core/billing';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ownRows } from '../database/fragments.ts';
import type { Database } from '../database/schema.ts';

/** How each limit of a plan is counted; e-mails are what went to payers, insurers and clients this month, where the brokerage is. */
const counts: Record<PlanLimit, RawBuilder<number>> = {
  // What is closed, what is renewed, and the draft of a next term take no room.
  policies: sql`${ownRows(sql`policies where deleted_at is null and status <> 'closed' and closes_as is distinct from 'renewed'`)}
    - (select count(*)::int from policies where deleted_at is null and status = 'active' and closes_on <= t.today
      and closes_as <> 'renewed' and not is_sample)
    - (select count(*)::int from policies where deleted_at is null and status = 'draft' and renewed_from_id is not null and not is_sample)`,
  customers: ownRows(sql`customers where deleted_at is null`),
  vehicles: ownRows(sql`vehicles where true`),
  generals: sql`(select count(*)::int from policy_generals g
    join policies p on p.id = g.policy_id and p.deleted_at is null and not p.is_sample and p.status <> 'closed'
      and p.closes_as is distinct from 'renewed' and (p.status <> 'draft' or p.renewed_from_id is null))`,
  users: sql`(select count(*)::int from users where partner_id = app_partner_id() and is_active)`,
  groups: sql`(select count(*)::int from roles where not is_seeded)`,
  emails: sql`(select count(*)::int from messages m
    where m.created_at >= date_trunc('month', t.today)::date::timestamp at time zone p.timezone)`,
};
const ofThePartner = sql`from partner_today t join partners p on p.id = t.partner_id`;

/** How much of every limit the brokerage uses, in one statement. */
export async function readUsage(trx: Transaction<Database>): Promise<SubscriptionUsage> {
  const columns = planLimits.map((limit) => sql`${counts[limit]} as ${sql.id(limit)}`);
  const { rows } = await sql<SubscriptionUsage>`select ${sql.join(columns)} ${ofThePartner}`.execute(trx);
  return inBrokerage(rows[0]);
}

/** How much of one limit the brokerage uses. */
export async function readUse(trx: Transaction<Database>, limit: PlanLimit): Promise<number> {
  const { rows } = await sql<{ used: number }>`select ${counts[limit]} as used ${ofThePartner}`.execute(trx);
  return inBrokerage(rows[0]).used;
}

function inBrokerage<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('A usage was asked for outside a brokerage.');
  return row;
}

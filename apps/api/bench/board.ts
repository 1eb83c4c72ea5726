import { sql } from 'kysely';
import { createDatabase, openDatabase } from '../src/database/index.ts';

const log = { info: () => {}, warn: console.warn, error: console.error };

/** Gives the demo's brokerage so many ending terms, each with its open card: by SQL, as the database's superuser, without triggers. */
export async function fillBoard(dataDir: string, cards: number): Promise<void> {
  const database = await openDatabase({ database: { kind: 'embedded' }, dataDir }, log);
  try {
    if (!database.admin) throw new Error('An embedded database has a superuser.');
    const admin = createDatabase(database.admin, log, { max: 1 });
    await admin.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`with office as (select partner_id from users where email = 'demo@corredor.example'),
        made as (
          insert into policies (partner_id, status, number, start_date, end_date, branch_id, provider_id, contractor_id, payer_id,
            net_premium, total_grant, insured_select_type)
          select o.partner_id, 'active', 'T-' || n, current_date + n % 60 - 365, current_date + n % 60, b.id, p.id, c.id, c.id,
            100 + n % 977, 120 + n % 977, 'personal'
          from office o cross join generate_series(1, ${cards}::int) n
          cross join lateral (select id from branches where partner_id = o.partner_id order by id limit 1) b
          cross join lateral (select id from providers where partner_id = o.partner_id order by (id + n) % 7, id limit 1) p
          cross join lateral (select id from customers where partner_id = o.partner_id order by (id + n) % 31, id limit 1) c
          returning id, partner_id)
        insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, assignee_id)
        select m.partner_id, m.id, s.id, 'open', current_date - (m.id % 9)::int,
          (select min(u.id) from users u where u.partner_id = m.partner_id)
        from made m cross join lateral (select id from renewal_stages where partner_id = m.partner_id and kind = 'open'
          order by (position + m.id) % 5, position limit 1) s`.execute(trx);
    });
    await sql`analyze`.execute(admin);
    await admin.destroy();
  } finally {
    await database.close();
  }
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Gives every filled brokerage what its policies bring about within a year: renewals in every state, movements with credits that were crossed,
 * tasks and runs. By SQL and without triggers, as the superuser.
 */
export function fillWork(admin: Kysely<Database>) {
  return admin.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, outcome, decided_on, lost_reason_code)
      select p.partner_id, p.id, s.id, s.kind, p.end_date - 40, case s.kind when 'renewed' then 'renewed' when 'lost' then 'lost' end,
        case when s.kind <> 'open' then p.end_date end, case s.kind when 'lost' then 'price' end
      from policies p cross join lateral (select s.id, s.kind from renewal_stages s where s.partner_id = p.partner_id
        order by s.position offset p.id % 7 limit 1) s
      where p.status = 'active' and p.end_date between current_date - 300 and current_date + 90
      on conflict do nothing`.execute(trx);
    await sql`insert into movements (partner_id, policy_id, number, kind, status, effective_date, requested_by, requested_on, sent_on, issued_on,
        issued_at, method, plan, first_due_date, net_delta, term_net_delta, charges, total_delta, explanation)
      select p.partner_id, p.id, 1, 'exclusion', k.status, p.start_date + 30, 'customer', p.start_date + 20, p.start_date + 22,
        case k.status when 'issued' then p.start_date + 25 end, case k.status when 'issued' then app_now() end, 'pro_rata', 'single',
        p.start_date + 30, -10, -10, '[]', -10, '[]'
      from policies p cross join lateral (select (array['issued', 'sent', 'draft'])[1 + p.id % 3] as status) k
      where p.status = 'active'`.execute(trx);
    await sql`insert into payments (partner_id, policy_id, movement_id, kind, number, due_date, amount, paid_amount, is_paid, payment_date,
        collected_by)
      select m.partner_id, m.policy_id, m.id, 'credit', 1, m.effective_date, -10, 10 * c.used, c.used = 1,
        case c.used when 1 then m.effective_date end, 'insurer'
      from movements m cross join lateral (select m.id / 3 % 2 as used) c where m.status = 'issued'`.execute(trx);
    await sql`insert into crossings (partner_id, customer_id, reason, crossed_on)
      select p.partner_id, p.payer_id, 'exclusion', y.payment_date from payments y join policies p on p.partner_id = y.partner_id and p.id = y.policy_id
      where y.kind = 'credit' and y.is_paid`.execute(trx);
    await sql`insert into receipts (partner_id, payment_id, kind, amount, received_on, collected_by, crossing_id, pair)
      select x.partner_id, side.id, 'crossing', 10, x.crossed_on, 'insurer', x.id, 1
      from (select c.*, row_number() over (partition by partner_id order by id) as place from crossings c) x
      join (select y.*, row_number() over (partition by partner_id order by id) as place from payments y
        where kind = 'credit' and is_paid) credit on credit.partner_id = x.partner_id and credit.place = x.place
      cross join lateral (select credit.id union all
        (select y.id from payments y where y.partner_id = x.partner_id and y.policy_id = credit.policy_id and y.kind = 'premium'
          order by y.id limit 1)) side`.execute(trx);
    await sql`insert into tasks (partner_id, title, kind, due_on, anchor_on, author_id, assignee_id, policy_id, renewal_id, movement_id, status, done_on)
      select p.partner_id, 'Llamar ' || p.number, 'call', d.day, d.day, u.id, u.id, case p.id % 3 when 0 then p.id end,
        case p.id % 3 when 1 then w.id end, case p.id % 3 when 2 then m.id end, k.status, case k.status when 'done' then d.day end
      from policies p join users u on u.partner_id = p.partner_id
      left join renewals w on w.partner_id = p.partner_id and w.policy_id = p.id
      left join movements m on m.partner_id = p.partner_id and m.policy_id = p.id
      cross join lateral (select current_date - 20 + p.id % 40 as day) d
      cross join lateral (select case when p.id % 5 = 0 then 'done' else 'open' end as status) k`.execute(trx);
    await sql`with run as (
        insert into runs (partner_id, kind, title, user_id, status, finished_at)
        select u.partner_id, 'assign_renewal', 'Asignar ' || n, u.id, 'finished', app_now() from users u, generate_series(1, 3) n
        where u.partner_id is not null returning id, partner_id
      ) insert into run_lines (partner_id, run_id, model, record_id, record_version, label, outcome, tried_at)
      select w.partner_id, r.id, 'renewal', w.id, 1, 'Renovación ' || w.id, 'done', app_now()
      from run r join renewals w on w.partner_id = r.partner_id`.execute(trx);
  });
}

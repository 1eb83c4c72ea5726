import { sql, type Transaction } from 'kysely';
import type { Db } from '../src/database/index.ts';
import type { Database } from '../src/database/schema.ts';

/**
 * Gives a filled brokerage what a year brings: a card for each term that ended lately or ends soon, a movement of every third policy in every
 * state, a credit for some, and a task for every fourth policy. By SQL, as the database's superuser, without triggers.
 */
export function fillYear(admin: Db, partnerId: number): Promise<void> {
  return admin.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await addStages(trx, partnerId);
    await addCards(trx, partnerId);
    await addMovements(trx, partnerId);
    await addCredits(trx, partnerId);
    await addMovementFacts(trx, partnerId);
    await checkBalanced(trx, partnerId);
    await addTasks(trx, partnerId);
  });
}

/** A brokerage that was made without triggers has none yet. */
const addStages = (trx: Transaction<Database>, partner: number) =>
  sql`insert into renewal_stages (partner_id, name_es, name_en, kind, position, stale_after_days)
    select ${partner}, name, name, kind, at, stale from (values ('A', 'open', 1, 10), ('B', 'open', 2, 7), ('C', 'open', 3, 5),
      ('D', 'renewed', 4, null), ('E', 'lost', 5, null)) as given (name, kind, at, stale)
    where not exists (select from renewal_stages where partner_id = ${partner})`.execute(trx);

const addCards = (trx: Transaction<Database>, partner: number) =>
  sql`with ending as (
      select id, case when end_date > current_date then 'open' when id % 8 = 0 then 'lost' else 'renewed' end as kind, id % 3 as turn
      from policies where partner_id = ${partner} and status = 'active' and end_date between current_date - 400 and current_date + 60
    )
    insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, outcome, decided_on, lost_reason_code)
    select ${partner}, e.id, s.id, e.kind, current_date - (e.id % 20), case when e.kind <> 'open' then e.kind end,
      case when e.kind <> 'open' then current_date - (e.id % 300) end, case when e.kind = 'lost' then 'price' end
    from ending e
    cross join lateral (select id from renewal_stages where partner_id = ${partner} and kind = e.kind
      order by (position + e.turn) % 3, position limit 1) s
    on conflict do nothing`.execute(trx);

/** Every third policy has one that asks for 25.00 more; those that are issued have made their instalment. */
const addMovements = (trx: Transaction<Database>, partner: number) =>
  sql`with made as (
      insert into movements (partner_id, policy_id, number, kind, status, effective_date, requested_by, requested_on, sent_on, issued_on,
        issued_at, method, typed_net, plan, first_due_date, net_delta, term_net_delta, charges, total_delta, explanation)
      select ${partner}, p.id, 1, 'surcharge', m.status, p.start_date + 30, 'insurer', p.start_date + 20,
        case when m.status <> 'draft' then p.start_date + 25 end, case when m.status = 'issued' then p.start_date + 30 end,
        case when m.status = 'issued' then p.start_date + interval '30 days' end, 'typed', 25, 'single', p.start_date + 60, 25, 0, '[]', 25, '[]'
      from policies p cross join lateral (select (array['issued', 'issued', 'issued', 'sent', 'draft'])[1 + p.id % 5] as status) m
      where p.partner_id = ${partner} and p.status = 'active' and p.id % 3 = 0
      returning id, policy_id, status, first_due_date
    )
    insert into payments (partner_id, policy_id, movement_id, number, due_date, amount, collected_by)
    select ${partner}, policy_id, id, 1, first_due_date, 25, 'insurer' from made where status = 'issued'`.execute(trx);

/** Every twentieth policy was owed 40.00 by a movement; of most it was given back. */
const addCredits = (trx: Transaction<Database>, partner: number) =>
  sql`with made as (
      insert into movements (partner_id, policy_id, number, kind, status, effective_date, requested_by, requested_on, sent_on, issued_on,
        issued_at, method, typed_net, plan, first_due_date, net_delta, term_net_delta, charges, total_delta, explanation)
      select ${partner}, p.id, 2, 'discount', 'issued', p.start_date + 190, 'insurer', p.start_date + 180, p.start_date + 185, p.start_date + 190,
        p.start_date + interval '190 days', 'typed', 40, 'single', p.start_date + 200, -40, 0, '[]', -40, '[]'
      from policies p where p.partner_id = ${partner} and p.status = 'active' and p.id % 20 = 0
      returning id, policy_id, first_due_date
    )
    insert into payments (partner_id, policy_id, movement_id, kind, number, due_date, amount, collected_by, is_paid, paid_amount)
    select ${partner}, policy_id, id, 'credit', 1, first_due_date, -40, 'insurer', policy_id % 4 <> 0,
      case when policy_id % 4 = 0 then 0 else 40 end from made`.execute(trx);

/** What they are found by; triggers would have written it. */
const addMovementFacts = (trx: Transaction<Database>, partner: number) =>
  sql`insert into movement_facts (partner_id, movement_id, key)
    select partner_id, id, movement_key(insurer_number, null) from movements where partner_id = ${partner}`.execute(
    trx,
  );

/** Without triggers nobody would say that a policy is out of balance, and only a later request would fail on it. */
async function checkBalanced(trx: Transaction<Database>, partner: number) {
  const { rows } = await sql<{ off: number }>`select count(*)::int as off from policies p
    where p.partner_id = ${partner} and imbalance_of(p) <> 0`.execute(trx);
  const off = rows[0]?.off ?? 0;
  if (off > 0) throw new Error(`${off} filled policies are out of balance.`);
}

const addTasks = (trx: Transaction<Database>, partner: number) =>
  sql`insert into tasks (partner_id, title, kind, due_on, author_id, assignee_id, policy_id, status, done_on, anchor_on)
    select ${partner}, 'Llamar por ' || p.number, 'call', d.day, u.id, u.id, p.id,
      case when d.day < current_date - 20 then 'done' else 'open' end, case when d.day < current_date - 20 then d.day end, d.day
    from policies p
    cross join lateral (select current_date - 300 + (p.id % 360)::int as day) d
    cross join (select min(id) as id from users where partner_id = ${partner}) u
    where p.partner_id = ${partner} and p.status = 'active' and p.id % 4 = 0`.execute(trx);

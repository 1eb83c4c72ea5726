import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';
import { migrateDown } from '../database/migrate.ts';
import type { Db } from '../database/pool.ts';

/** Takes a database back to the version before the facts. */
export async function backBeforeFacts(owner: Connection) {
  for (;;) {
    const [name] = await migrateDown(owner);
    if (!name || name.startsWith('0032')) return;
  }
}

/** Facts that are not what counting everything says, missing ones among them; asked as somebody who sees every brokerage. */
export async function strayFacts(admin: Db) {
  const { rows } = await sql`
    select 'policy' as kind, p.id, to_jsonb(f) as kept from policies p
    left join customers c on c.partner_id = p.partner_id and c.id = p.contractor_id
    left join policy_facts f on f.partner_id = p.partner_id and f.policy_id = p.id
    cross join lateral (select count(*) filter (where kind = 'premium')::int as instalments,
      count(*) filter (where kind = 'credit')::int as credits, coalesce(sum(amount) filter (where kind = 'premium'), 0) as amount,
      coalesce(sum(paid_amount) filter (where kind = 'premium'), 0) as paid
      from payments y where y.policy_id = p.id and y.voided_at is null) y
    cross join lateral (select coalesce(string_agg(' ' || n.number, '' order by n.number collate "C"), '') as invoices from (
      select searched_number(y.invoice_number) as number from payments y
      where y.policy_id = p.id and y.voided_at is null and y.invoice_number is not null
      union select searched_number(r.reference) from receipts r join payments y on y.id = r.payment_id and y.voided_at is null
      where y.policy_id = p.id and r.voided_at is null and r.reference is not null and r.kind in ('money', 'withholding')) n) i
    cross join lateral (select coalesce(sum(term_net_delta), 0) as moved_net from movements m
      where m.policy_id = p.id and m.status = 'issued' and m.undoes_id is null and m.kind <> 'extension') m
    where (f.number, f.key, f.payer_id, f.invoices, f.instalments, f.credits, f.amount, f.paid, f.moved_net) is distinct from
      (search_key(p.number), policy_key(p.number, p.certificate_number, c.name),
        case when p.deleted_at is null then p.payer_id end, i.invoices, y.instalments, y.credits, y.amount, y.paid, m.moved_net)
    union all
    select 'customer', c.id, to_jsonb(f) from customers c
    left join customer_facts f on f.partner_id = c.partner_id and f.customer_id = c.id
    where (f.name, f.name_order, f.key) is distinct from
      (search_key(c.name), order_key(c.name), customer_key(c.name, c.identification, c.email, c.phone))
    union all
    select 'vehicle', v.id, to_jsonb(f) from vehicles v
    left join customers c on c.partner_id = v.partner_id and c.id = v.owner_id
    left join vehicle_facts f on f.partner_id = v.partner_id and f.vehicle_id = v.id
    where f.key is distinct from vehicle_key(v.own_key, c.name)
    union all
    select 'movement', m.id, to_jsonb(f) from movements m
    left join movement_facts f on f.partner_id = m.partner_id and f.movement_id = m.id
    where f.key is distinct from movement_key(m.insurer_number, (select string_agg(i.label, ' ' order by i.place)
      from movement_items i where i.partner_id = m.partner_id and i.movement_id = m.id))`.execute(admin);
  return rows;
}

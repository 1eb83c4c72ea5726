-- Up Migration, step by step
-- Each step is a transaction of its own, and each batch of the filling too: what a batch reads nobody changes meanwhile, and nobody
-- waits longer than for one batch. Whoever writes between two batches is kept by the triggers; a row that they made before its batch
-- came lacks what was there already, so it is written whole. A batch that meets a writer who took the tables in another order is tried again.
-- A planner who knows nothing of the tables would read all instalments for each policy.
analyze customers, vehicles, policies, payments;
-- Next step
do $$
declare
  size constant integer := 5000;
  reached integer := 0;
  last integer := (select coalesce(max(id), 0) from customers);
begin
  while reached < last loop
    begin
      lock table customers in share mode;
      insert into customer_facts (partner_id, customer_id, name, key)
      select partner_id, id, search_key(name), customer_key(name, identification, email) from customers
      where id > reached and id <= reached + size
      on conflict (partner_id, customer_id) do update set name = excluded.name, key = excluded.key;
      reached := reached + size;
    exception when deadlock_detected then null;
    end;
    commit;
  end loop;
end $$;
-- Next step
do $$
declare
  size constant integer := 5000;
  reached integer := 0;
  last integer := (select coalesce(max(id), 0) from vehicles);
begin
  while reached < last loop
    begin
      lock table customers, vehicles in share mode;
      insert into vehicle_facts (partner_id, vehicle_id, key)
      select v.partner_id, v.id, vehicle_key(v.plate, v.chassis_number, v.brand, v.model, c.name)
      from vehicles v join customers c on c.partner_id = v.partner_id and c.id = v.owner_id
      where v.id > reached and v.id <= reached + size
      on conflict (partner_id, vehicle_id) do update set key = excluded.key;
      reached := reached + size;
    exception when deadlock_detected then null;
    end;
    commit;
  end loop;
end $$;
-- Next step
do $$
declare
  size constant integer := 2000;
  reached integer := 0;
  last integer := (select coalesce(max(id), 0) from policies);
begin
  while reached < last loop
    begin
      lock table customers, policies, payments in share mode;
      insert into policy_facts (partner_id, policy_id, number, key, invoices, instalments, amount, paid)
      select p.partner_id, p.id, search_key(p.number), policy_key(p.number, p.certificate_number, c.name), y.*
      from policies p
      left join customers c on c.partner_id = p.partner_id and c.id = p.contractor_id
      cross join lateral (
        select coalesce(string_agg(' ' || search_key(i.invoice_number), '' order by i.id), ''), count(*)::integer,
          coalesce(sum(i.amount), 0), coalesce(sum(i.amount) filter (where i.is_paid), 0)
        from payments i where i.partner_id = p.partner_id and i.policy_id = p.id and i.voided_at is null
      ) y
      where p.id > reached and p.id <= reached + size
      on conflict (partner_id, policy_id) do update set number = excluded.number, key = excluded.key, invoices = excluded.invoices,
        instalments = excluded.instalments, amount = excluded.amount, paid = excluded.paid;
      reached := reached + size;
    exception when deadlock_detected then null;
    end;
    commit;
  end loop;
end $$;
-- Next step
create index if not exists policies_by_created on policies (partner_id, created_at, id) where deleted_at is null;
-- Next step
create index if not exists policies_by_updated on policies (partner_id, updated_at, id) where deleted_at is null;
-- Next step
create index if not exists policies_in_force on policies
  (partner_id, status, start_date, end_date) include (branch_id, provider_id, contractor_id, net_premium) where deleted_at is null;
-- Next step
create index if not exists payments_open on payments (partner_id, due_date, id) include (amount, policy_id)
  where voided_at is null and not is_paid;
-- Next step
create index if not exists audit_of_model on audit_log (partner_id, model, id) where object_id is not null;
-- Next step
alter index customer_facts_search set (fastupdate = off);
-- Next step
alter index vehicle_facts_search set (fastupdate = off);
-- Next step
alter index policy_facts_search set (fastupdate = off);
-- Next step
vacuum (analyze) customer_facts, vehicle_facts, policy_facts;

-- Down Migration
drop index audit_of_model;
drop index payments_open;
drop index policies_in_force;
drop index policies_by_updated;
drop index policies_by_created;
truncate customer_facts, vehicle_facts, policy_facts;

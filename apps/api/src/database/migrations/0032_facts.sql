-- Up Migration
create extension if not exists btree_gin;

-- What is searched, sorted and summed of a record, in narrow rows that triggers keep. A key begins with a space, so that the beginning
-- of a word is found by the same index as its middle. Byte order ("C") is what a key is for.
create table customer_facts (
  partner_id integer not null references partners (id),
  customer_id integer not null,
  name text collate "C" not null,
  key text collate "C" not null,
  primary key (partner_id, customer_id),
  foreign key (partner_id, customer_id) references customers (partner_id, id) on delete cascade
);
create table vehicle_facts (
  partner_id integer not null references partners (id),
  vehicle_id integer not null,
  key text collate "C" not null,
  primary key (partner_id, vehicle_id),
  foreign key (partner_id, vehicle_id) references vehicles (partner_id, id) on delete cascade
);
-- The sums are of instalments that are not voided.
create table policy_facts (
  partner_id integer not null references partners (id),
  policy_id integer not null,
  number text collate "C",
  key text collate "C" not null,
  invoices text collate "C" not null default '',
  instalments integer not null default 0,
  amount numeric(16, 2) not null default 0,
  paid numeric(16, 2) not null default 0,
  primary key (partner_id, policy_id),
  foreign key (partner_id, policy_id) references policies (partner_id, id) on delete cascade
);
create index customer_facts_search on customer_facts using gin (partner_id, key gin_trgm_ops);
create index customer_facts_by_name on customer_facts (partner_id, name, customer_id);
create index vehicle_facts_search on vehicle_facts using gin (partner_id, key gin_trgm_ops);
create index policy_facts_by_number on policy_facts (partner_id, number, policy_id);
create index policy_facts_search on policy_facts using gin (partner_id, (key || invoices) gin_trgm_ops);

do $$
declare name text;
begin
  foreach name in array array['customer_facts', 'vehicle_facts', 'policy_facts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
    execute format('create policy owner_keeps on %I to current_user using (true) with check (true)', name);
    execute format('create policy owner_backs_up on %I for select to current_user using (true)', name);
  end loop;
end $$;
grant select on customer_facts, vehicle_facts, policy_facts to corredor_app;

create function policy_key(number text, certificate text, contractor text) returns text language sql immutable parallel safe
  as $$ select ' ' || search_key(coalesce(number, '') || ' ' || coalesce(certificate, '') || ' ' || coalesce(contractor, '')) $$;
create function customer_key(name text, identification text, email text) returns text language sql immutable parallel safe
  as $$ select ' ' || search_key(name || ' ' || identification || ' ' || coalesce(email, '')) $$;
create function vehicle_key(plate text, chassis text, brand text, model text, owner text) returns text language sql immutable parallel safe
  as $$ select ' ' || search_key(plate || ' ' || coalesce(chassis, '') || ' ' || brand || ' ' || model || ' ' || coalesce(owner, '')) $$;

create function keep_customer_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.name, new.identification, new.email) is not distinct from (old.name, old.identification, old.email) then
    return null;
  end if;
  insert into customer_facts as f (partner_id, customer_id, name, key)
  values (new.partner_id, new.id, search_key(new.name), customer_key(new.name, new.identification, new.email))
  on conflict (partner_id, customer_id) do update set name = excluded.name, key = excluded.key;
  if tg_op = 'UPDATE' and new.name is distinct from old.name then
    update policy_facts f set key = policy_key(p.number, p.certificate_number, new.name)
    from policies p
    where p.partner_id = new.partner_id and p.contractor_id = new.id and f.partner_id = p.partner_id and f.policy_id = p.id;
    update vehicle_facts f set key = vehicle_key(v.plate, v.chassis_number, v.brand, v.model, new.name)
    from vehicles v
    where v.partner_id = new.partner_id and v.owner_id = new.id and f.partner_id = v.partner_id and f.vehicle_id = v.id;
  end if;
  return null;
end $$;
create trigger keep_facts after insert or update of name, identification, email on customers
  for each row execute function keep_customer_facts();

create function keep_vehicle_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into vehicle_facts as f (partner_id, vehicle_id, key)
  values (new.partner_id, new.id, vehicle_key(new.plate, new.chassis_number, new.brand, new.model,
    (select c.name from customers c where c.partner_id = new.partner_id and c.id = new.owner_id)))
  on conflict (partner_id, vehicle_id) do update set key = excluded.key where f.key <> excluded.key;
  return null;
end $$;
create trigger keep_facts after insert or update of plate, chassis_number, brand, model, owner_id on vehicles
  for each row execute function keep_vehicle_facts();

create function keep_policy_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.number, new.certificate_number, new.contractor_id)
    is not distinct from (old.number, old.certificate_number, old.contractor_id) then
    return null;
  end if;
  insert into policy_facts as f (partner_id, policy_id, number, key)
  values (new.partner_id, new.id, search_key(new.number), policy_key(new.number, new.certificate_number,
    (select c.name from customers c where c.partner_id = new.partner_id and c.id = new.contractor_id)))
  on conflict (partner_id, policy_id) do update set number = excluded.number, key = excluded.key;
  return null;
end $$;
create trigger keep_facts after insert or update of number, certificate_number, contractor_id on policies
  for each row execute function keep_policy_facts();

-- Differences are added, so that two writers of one policy's instalments are both counted, whoever commits first. Policies from before
-- have no row yet, or one that lacks their instalments; the migration that follows writes it whole.
create function add_to_policy_facts(changed payments, sign integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if changed.voided_at is not null then return; end if;
  update policy_facts set instalments = instalments + sign, amount = amount + sign * changed.amount,
    paid = paid + case when changed.is_paid then sign * changed.amount else 0 end
  where partner_id = changed.partner_id and policy_id = changed.policy_id;
end $$;
create function list_invoices(partner integer, policy integer) returns text language sql stable
  security definer set search_path = public, pg_temp
  as $$ select coalesce(string_agg(' ' || search_key(y.invoice_number), '' order by y.id), '') from payments y
    where y.partner_id = partner and y.policy_id = policy and y.voided_at is null $$;
create function keep_payment_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.policy_id, new.amount, new.is_paid, new.voided_at, new.invoice_number)
    is not distinct from (old.policy_id, old.amount, old.is_paid, old.voided_at, old.invoice_number) then
    return null;
  end if;
  if tg_op <> 'INSERT' then perform add_to_policy_facts(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_policy_facts(new, 1); end if;
  if tg_op <> 'INSERT' and old.invoice_number is not null then
    update policy_facts set invoices = list_invoices(partner_id, policy_id)
    where partner_id = old.partner_id and policy_id = old.policy_id;
  end if;
  if tg_op <> 'DELETE' and new.invoice_number is not null then
    update policy_facts set invoices = list_invoices(partner_id, policy_id)
    where partner_id = new.partner_id and policy_id = new.policy_id;
  end if;
  return null;
end $$;
create trigger keep_facts after insert or delete or update of policy_id, amount, is_paid, voided_at, invoice_number on payments
  for each row execute function keep_payment_facts();

-- LIKE is not leakproof, so under row-level security it cannot use an index before the policy. These look as the owner, name the
-- brokerage of the context themselves (a forgotten one is an error), and answer ids only. The first pattern should be the longest.
-- Without the other scans the planner, who knows no pattern here, stays with the index.
create function find_customers(patterns text[], most integer) returns setof integer language sql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  as $$ select customer_id from customer_facts
    where partner_id = app_partner_id() and key like patterns[1] and key like all (patterns) limit most $$;
create function find_vehicles(patterns text[], most integer) returns setof integer language sql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  as $$ select vehicle_id from vehicle_facts
    where partner_id = app_partner_id() and key like patterns[1] and key like all (patterns) limit most $$;
-- With `and_invoices`, policies of which an instalment's invoice may have the words are found too.
create function find_policies(patterns text[], and_invoices boolean, most integer) returns setof integer language sql stable
  security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  as $$ select policy_id from policy_facts
    where partner_id = app_partner_id() and (key || invoices) like patterns[1] and (key || invoices) like all (patterns)
      and (and_invoices or key like all (patterns)) limit most $$;
revoke all on function find_customers(text[], integer), find_vehicles(text[], integer), find_policies(text[], boolean, integer),
  add_to_policy_facts(payments, integer), list_invoices(integer, integer) from public;
grant execute on function find_customers(text[], integer), find_vehicles(text[], integer), find_policies(text[], boolean, integer)
  to corredor_app;

-- Down Migration
drop trigger keep_facts on payments;
drop trigger keep_facts on policies;
drop trigger keep_facts on vehicles;
drop trigger keep_facts on customers;
drop function find_policies(text[], boolean, integer);
drop function find_vehicles(text[], integer);
drop function find_customers(text[], integer);
drop function keep_payment_facts();
drop function list_invoices(integer, integer);
drop function add_to_policy_facts(payments, integer);
drop function keep_policy_facts();
drop function keep_vehicle_facts();
drop function keep_customer_facts();
drop table policy_facts, vehicle_facts, customer_facts;
drop function vehicle_key(text, text, text, text, text);
drop function customer_key(text, text, text);
drop function policy_key(text, text, text);

-- Up Migration, step by step
-- What is found as people type it: a number with its signs and without, a telephone, a receipt's reference; and ñ after n in every order by a name.
-- A key holds a text as it is written, and beside it without signs, where that differs; a word that is asked for loses its signs, so that one
-- pattern finds both. A server of the version before goes on finding what stands as it is written.
create or replace function without_signs(text) returns text language sql immutable parallel safe
  as $$ select translate($1, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '') $$;
-- A text to be searched: its key, and the same without signs. PL/pgSQL, as the key would be made twice where this is written into a query.
create or replace function searched_text(text) returns text language plpgsql immutable parallel safe strict as $$
declare
  key text := public.search_key($1);
  bare text := public.without_signs(key);
begin
  return case when bare = key then key else key || ' ' || bare end;
end $$;
-- The same of a number, a plate or a telephone, in which blanks are signs too.
create or replace function searched_number(text) returns text language plpgsql immutable parallel safe strict as $$
declare
  key text := public.search_key($1);
  bare text := public.without_signs(key);
  whole text := replace(bare, ' ', '');
begin
  return key || case when bare = key then '' else ' ' || bare end || case when whole = bare then '' else ' ' || whole end;
end $$;
-- A word that is looked for in such texts, for LIKE. What leads a long number are zeros that a telephone loses abroad: seven digits are left.
create or replace function searched_word(text) returns text language plpgsql immutable parallel safe strict as $$
declare
  key text := public.search_key($1);
  bare text := public.without_signs(key);
begin
  if btrim(bare) = '' then return regexp_replace(key, '([\\%_])', '\\\1', 'g'); end if;
  return case when bare ~ '^0[0-9]{7,}$' then regexp_replace(bare, '^0+(?=[0-9]{7})', '') else bare end;
end $$;
-- What names are sorted by, in byte order ("C"): like the key that they are found by, but ñ is a letter of its own, after n.
create or replace function order_key(text) returns text language sql immutable parallel safe
  as $$ select public.search_key(replace(replace(replace(replace($1, 'ñ', 'n~'), 'Ñ', 'n~'), U&'n\0303', 'n~'), U&'N\0303', 'n~')) $$;

create or replace function policy_key(number text, certificate text, contractor text) returns text language sql immutable parallel safe
  as $$ select ' ' || searched_number(coalesce(number, '')) || ' ' || searched_number(coalesce(certificate, '')) || ' '
    || searched_text(coalesce(contractor, '')) $$;
create or replace function customer_key(name text, identification text, email text, phone text) returns text
  language sql immutable parallel safe
  as $$ select ' ' || searched_text(name) || ' ' || searched_number(identification) || ' ' || searched_text(coalesce(email, '')) || ' '
    || searched_number(ltrim(coalesce(phone, ''), '+')) $$;
create or replace function vehicle_key(plate text, chassis text, brand text, model text, owner text) returns text
  language sql immutable parallel safe
  as $$ select ' ' || searched_number(plate) || ' ' || searched_number(coalesce(chassis, '')) || ' ' || searched_text(brand || ' ' || model) || ' '
    || searched_text(coalesce(owner, '')) $$;
create or replace function movement_key(insurer_number text, labels text) returns text language sql immutable parallel safe
  as $$ select ' ' || searched_number(coalesce(insurer_number, '')) || ' ' || searched_text(coalesce(labels, '')) $$;
-- What a policy's instalments are found by: their invoices, and the references of what came in for them.
create or replace function list_invoices(partner integer, policy integer) returns text language sql stable
  security definer set search_path = public, pg_temp
  as $$ select coalesce(string_agg(' ' || n.number, '' order by n.number collate "C"), '') from (
      select searched_number(y.invoice_number) as number from payments y
      where y.partner_id = partner and y.policy_id = policy and y.voided_at is null and y.invoice_number is not null
      union
      select searched_number(r.reference) from payments y join receipts r on r.partner_id = y.partner_id and r.payment_id = y.id
      where y.partner_id = partner and y.policy_id = policy and y.voided_at is null and y.paid_amount > 0
        and r.voided_at is null and r.reference is not null and r.kind in ('money', 'withholding')
    ) n $$;

alter table customer_facts add column if not exists name_order text collate "C" not null default '';
create or replace function keep_customer_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.name, new.identification, new.email, new.phone)
    is not distinct from (old.name, old.identification, old.email, old.phone) then
    return null;
  end if;
  insert into customer_facts as f (partner_id, customer_id, name, name_order, key)
  values (new.partner_id, new.id, search_key(new.name), order_key(new.name),
    customer_key(new.name, new.identification, new.email, new.phone))
  on conflict (partner_id, customer_id) do update set name = excluded.name, name_order = excluded.name_order, key = excluded.key;
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
create or replace trigger keep_facts after insert or update of name, identification, email, phone on customers
  for each row execute function keep_customer_facts();
-- Adds what instalments are now to the sums of their policies, and takes away what they were. The policies are held first, so that who lists what
-- they are found by sees what others wrote.
create or replace function add_to_policy_facts(was payments[], are payments[]) returns void language sql
  security definer set search_path = public, pg_temp as $$
  select from policy_facts f
  where (f.partner_id, f.policy_id) in (select x.partner_id, x.policy_id from (select * from unnest(are) union all select * from unnest(was)) x)
  order by f.policy_id for update;
  update policy_facts f set instalments = f.instalments + s.instalments, credits = f.credits + s.credits, amount = f.amount + s.amount,
    paid = f.paid + s.paid, invoices = case when s.has_numbers then list_invoices(f.partner_id, f.policy_id) else f.invoices end
  from (
    select x.partner_id, x.policy_id, coalesce(sum(x.sign) filter (where x.kind <> 'credit' and x.voided_at is null), 0) as instalments,
      coalesce(sum(x.sign) filter (where x.kind = 'credit' and x.voided_at is null), 0) as credits,
      coalesce(sum(x.sign * x.amount) filter (where x.kind <> 'credit' and x.voided_at is null), 0) as amount,
      coalesce(sum(x.sign * x.paid_amount) filter (where x.kind <> 'credit' and x.voided_at is null), 0) as paid,
      bool_or(x.invoice_number is not null or x.paid_amount > 0) as has_numbers
    from (select 1 as sign, a.* from unnest(are) a union all select -1, b.* from unnest(was) b) x
    group by x.partner_id, x.policy_id
  ) s
  where f.partner_id = s.partner_id and f.policy_id = s.policy_id $$;
-- Next step
-- Filled anew in batches: what a batch reads nobody changes meanwhile, and nobody waits longer than for one of them.
do $$
declare
  size constant integer := 2000;
  reached integer := 0;
  last integer := (select coalesce(max(id), 0) from customers);
begin
  while reached < last loop
    begin
      lock table customers in share mode;
      update customer_facts f set name_order = order_key(c.name), key = customer_key(c.name, c.identification, c.email, c.phone)
      from customers c
      where c.id > reached and c.id <= reached + size and f.partner_id = c.partner_id and f.customer_id = c.id
        and (f.name_order, f.key) is distinct from (order_key(c.name), customer_key(c.name, c.identification, c.email, c.phone));
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
  last integer := (select coalesce(max(id), 0) from vehicles);
begin
  while reached < last loop
    begin
      lock table customers, vehicles in share mode;
      update vehicle_facts f set key = w.key
      from (select v.partner_id, v.id, vehicle_key(v.plate, v.chassis_number, v.brand, v.model, c.name) as key
        from vehicles v join customers c on c.partner_id = v.partner_id and c.id = v.owner_id
        where v.id > reached and v.id <= reached + size offset 0) w
      where f.partner_id = w.partner_id and f.vehicle_id = w.id and f.key <> w.key;
      reached := reached + size;
    exception when deadlock_detected then null;
    end;
    commit;
  end loop;
end $$;
-- Next step
do $$
declare
  size constant integer := 500;
  reached integer := 0;
  last integer := (select coalesce(max(id), 0) from policies);
begin
  while reached < last loop
    begin
      lock table customers, policies, payments, receipts in share mode;
      update policy_facts f set key = w.key, invoices = w.invoices
      from (select p.partner_id, p.id, policy_key(p.number, p.certificate_number, c.name) as key, list_invoices(p.partner_id, p.id) as invoices
        from policies p left join customers c on c.partner_id = p.partner_id and c.id = p.contractor_id
        where p.id > reached and p.id <= reached + size offset 0) w
      where f.partner_id = w.partner_id and f.policy_id = w.id and (f.key, f.invoices) is distinct from (w.key, w.invoices);
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
  last integer := (select coalesce(max(id), 0) from movements);
begin
  while reached < last loop
    begin
      lock table movements, movement_items in share mode;
      update movement_facts f set key = w.key
      from (select m.partner_id, m.id, movement_key(m.insurer_number, (select string_agg(i.label, ' ' order by i.place) from movement_items i
          where i.partner_id = m.partner_id and i.movement_id = m.id)) as key
        from movements m where m.id > reached and m.id <= reached + size offset 0) w
      where f.partner_id = w.partner_id and f.movement_id = w.id and f.key <> w.key;
      reached := reached + size;
    exception when deadlock_detected then null;
    end;
    commit;
  end loop;
end $$;
-- Next step
drop function if exists customer_key(text, text, text);
-- Next step
drop index if exists customer_facts_by_order;
create index customer_facts_by_order on customer_facts (partner_id, name_order, customer_id);
-- Next step
drop index if exists customers_by_name;
create index customers_by_name on customers (partner_id, (order_key(name) collate "C"), id) where deleted_at is null;
-- Next step
drop index if exists tasks_search;
create index tasks_search on tasks using gin (partner_id, (' ' || searched_text(title)) gin_trgm_ops);
-- Next step
create or replace function find_tasks(patterns text[], most integer) returns setof integer language sql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  as $$ select id from tasks where partner_id = app_partner_id() and (' ' || searched_text(title)) like patterns[1]
    and (' ' || searched_text(title)) like all (patterns) limit most $$;
-- Next step
drop index if exists cie10_codes_search;
create index cie10_codes_search on cie10_codes
  using gin (searched_text(code || ' ' || name_es || ' ' || coalesce(name_en, '')) gin_trgm_ops);
-- Next step
-- Nothing uses these: row-level security keeps LIKE from them, and the few rows behind them are read whole.
drop index if exists branches_search, coverages_search, providers_search;
-- Next step
-- Brokerages and their branches in the directory are sorted by their names too.
create or replace function index_directory(partners integer[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if cardinality(partners) = 0 then return; end if;
  -- In one order for all, so that two who publish at once wait for each other instead of blocking each other.
  insert into directory_terms (kind, key, label)
    select d.kind, d.key, min(d.label) from directory_parts(index_directory.partners) d
    where not exists (select from directory_terms t where t.kind = d.kind and t.key = d.key)
    group by d.kind, d.key order by d.kind, d.key
    on conflict do nothing;
  delete from directory_entries e where e.partner_id = any (index_directory.partners)
    and not exists (select from public_profiles p where p.partner_id = e.partner_id and p.listed);
  insert into directory_entries as e (partner_id, name_key, listed_from, listed_until, terms, name_words, tag_words, words)
    select p.partner_id, order_key(p.name), coalesce(l.listed_from, 'infinity'), coalesce(l.listed_until, '-infinity'),
      coalesce(d.terms, '{}'), w.named, w.named || w.tagged, w.named || w.tagged || w.placed
    from public_profiles p
    cross join lateral (
      select strip(to_tsvector('simple', search_words(p.name || ' ' || p.alias))) as named,
        strip(to_tsvector('simple', search_words(array_to_string(p.tags, ' ')))) as tagged,
        strip(to_tsvector('simple', search_words(coalesce(p.city, '') || ' ' || array_to_string(p.branches, ' ')))) as placed
    ) w
    left join listed_times(index_directory.partners) l on l.partner_id = p.partner_id
    left join (
      select d.partner_id, array_agg(t.id order by t.id) as terms
      from directory_parts(index_directory.partners) d join directory_terms t on t.kind = d.kind and t.key = d.key
      group by d.partner_id
    ) d on d.partner_id = p.partner_id
    where p.partner_id = any (index_directory.partners) and p.listed
    order by p.partner_id
    on conflict (partner_id) do update set name_key = excluded.name_key, listed_from = excluded.listed_from,
      listed_until = excluded.listed_until, terms = excluded.terms, name_words = excluded.name_words, tag_words = excluded.tag_words,
      words = excluded.words
    where (e.name_key, e.listed_from, e.listed_until, e.terms, e.name_words, e.tag_words, e.words) is distinct from
      (excluded.name_key, excluded.listed_from, excluded.listed_until, excluded.terms, excluded.name_words, excluded.tag_words, excluded.words);
  insert into directory_words (word)
    select distinct w.word from directory_entries e cross join lateral unnest(tsvector_to_array(e.words)) w (word)
    where e.partner_id = any (index_directory.partners) and length(w.word) between 3 and 60
      and not exists (select from directory_words k where k.word = w.word)
    order by w.word
    on conflict do nothing;
end $$;
create or replace function publish_branches(partners integer[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update public_profiles p set branches = b.names
  from (
    select k.id as partner_id, coalesce((
      select array_agg(name order by order_key(name) collate "C") from (
        select b.name from branches b where b.partner_id = k.id and not b.is_sample order by order_key(b.name) collate "C" limit 200
      ) n), '{}') as names
    from unnest(publish_branches.partners) k (id)
  ) b
  where p.partner_id = b.partner_id and p.branches is distinct from b.names
$$;
-- Next step
alter table directory_entries alter column name_key type text collate "C";
-- Next step
update directory_entries e set name_key = order_key(p.name)
from public_profiles p where p.partner_id = e.partner_id and e.name_key <> order_key(p.name);
-- Next step
vacuum (analyze) customer_facts, vehicle_facts, policy_facts, movement_facts;

-- Down Migration
create or replace function index_directory(partners integer[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if cardinality(partners) = 0 then return; end if;
  -- In one order for all, so that two who publish at once wait for each other instead of blocking each other.
  insert into directory_terms (kind, key, label)
    select d.kind, d.key, min(d.label) from directory_parts(index_directory.partners) d
    where not exists (select from directory_terms t where t.kind = d.kind and t.key = d.key)
    group by d.kind, d.key order by d.kind, d.key
    on conflict do nothing;
  delete from directory_entries e where e.partner_id = any (index_directory.partners)
    and not exists (select from public_profiles p where p.partner_id = e.partner_id and p.listed);
  insert into directory_entries as e (partner_id, name_key, listed_from, listed_until, terms, name_words, tag_words, words)
    select p.partner_id, search_key(p.name), coalesce(l.listed_from, 'infinity'), coalesce(l.listed_until, '-infinity'),
      coalesce(d.terms, '{}'), w.named, w.named || w.tagged, w.named || w.tagged || w.placed
    from public_profiles p
    cross join lateral (
      select strip(to_tsvector('simple', search_words(p.name || ' ' || p.alias))) as named,
        strip(to_tsvector('simple', search_words(array_to_string(p.tags, ' ')))) as tagged,
        strip(to_tsvector('simple', search_words(coalesce(p.city, '') || ' ' || array_to_string(p.branches, ' ')))) as placed
    ) w
    left join listed_times(index_directory.partners) l on l.partner_id = p.partner_id
    left join (
      select d.partner_id, array_agg(t.id order by t.id) as terms
      from directory_parts(index_directory.partners) d join directory_terms t on t.kind = d.kind and t.key = d.key
      group by d.partner_id
    ) d on d.partner_id = p.partner_id
    where p.partner_id = any (index_directory.partners) and p.listed
    order by p.partner_id
    on conflict (partner_id) do update set name_key = excluded.name_key, listed_from = excluded.listed_from,
      listed_until = excluded.listed_until, terms = excluded.terms, name_words = excluded.name_words, tag_words = excluded.tag_words,
      words = excluded.words
    where (e.name_key, e.listed_from, e.listed_until, e.terms, e.name_words, e.tag_words, e.words) is distinct from
      (excluded.name_key, excluded.listed_from, excluded.listed_until, excluded.terms, excluded.name_words, excluded.tag_words, excluded.words);
  insert into directory_words (word)
    select distinct w.word from directory_entries e cross join lateral unnest(tsvector_to_array(e.words)) w (word)
    where e.partner_id = any (index_directory.partners) and length(w.word) between 3 and 60
      and not exists (select from directory_words k where k.word = w.word)
    order by w.word
    on conflict do nothing;
end $$;
create or replace function publish_branches(partners integer[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update public_profiles p set branches = b.names
  from (
    select k.id as partner_id, coalesce((
      select array_agg(name order by search_key(name)) from (
        select b.name from branches b where b.partner_id = k.id and not b.is_sample order by search_key(b.name) limit 200
      ) n), '{}') as names
    from unnest(publish_branches.partners) k (id)
  ) b
  where p.partner_id = b.partner_id and p.branches is distinct from b.names
$$;
alter table directory_entries alter column name_key type text collate "default";
update directory_entries e set name_key = search_key(p.name)
from public_profiles p where p.partner_id = e.partner_id and e.name_key <> search_key(p.name);
create index providers_search on providers using gin (search_key(name || ' ' || coalesce(short_name, '') || ' ' || ruc) gin_trgm_ops);
create index coverages_search on coverages using gin (search_key(name) gin_trgm_ops);
create index branches_search on branches using gin (search_key(name) gin_trgm_ops);
drop index cie10_codes_search;
create index cie10_codes_search on cie10_codes
  using gin (search_key(code || ' ' || name_es || ' ' || coalesce(name_en, '')) gin_trgm_ops);
create or replace function find_tasks(patterns text[], most integer) returns setof integer language sql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  as $$ select id from tasks where partner_id = app_partner_id() and (' ' || search_key(title)) like patterns[1]
    and (' ' || search_key(title)) like all (patterns) limit most $$;
drop index tasks_search;
create index tasks_search on tasks using gin (partner_id, (' ' || search_key(title)) gin_trgm_ops);
drop index customers_by_name;
create index customers_by_name on customers (partner_id, search_key(name), id) where deleted_at is null;
drop index customer_facts_by_order;
create function customer_key(name text, identification text, email text) returns text language sql immutable parallel safe
  as $$ select ' ' || search_key(name || ' ' || identification || ' ' || coalesce(email, '')) $$;
create or replace function policy_key(number text, certificate text, contractor text) returns text language sql immutable parallel safe
  as $$ select ' ' || search_key(coalesce(number, '') || ' ' || coalesce(certificate, '') || ' ' || coalesce(contractor, '')) $$;
create or replace function vehicle_key(plate text, chassis text, brand text, model text, owner text) returns text
  language sql immutable parallel safe
  as $$ select ' ' || search_key(plate || ' ' || coalesce(chassis, '') || ' ' || brand || ' ' || model || ' ' || coalesce(owner, '')) $$;
create or replace function movement_key(insurer_number text, labels text) returns text language sql immutable parallel safe
  as $$ select ' ' || search_key(coalesce(insurer_number, '') || ' ' || coalesce(labels, '')) $$;
create or replace function list_invoices(partner integer, policy integer) returns text language sql stable
  security definer set search_path = public, pg_temp
  as $$ select coalesce(string_agg(' ' || search_key(y.invoice_number), '' order by y.id), '') from payments y
    where y.partner_id = partner and y.policy_id = policy and y.voided_at is null $$;
create or replace function keep_customer_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
create or replace trigger keep_facts after insert or update of name, identification, email on customers
  for each row execute function keep_customer_facts();
create or replace function add_to_policy_facts(was payments[], are payments[]) returns void language sql
  security definer set search_path = public, pg_temp as $$
  update policy_facts f set instalments = f.instalments + s.instalments, credits = f.credits + s.credits, amount = f.amount + s.amount,
    paid = f.paid + s.paid, invoices = case when s.has_invoice then list_invoices(f.partner_id, f.policy_id) else f.invoices end
  from (
    select x.partner_id, x.policy_id, coalesce(sum(x.sign) filter (where x.kind <> 'credit' and x.voided_at is null), 0) as instalments,
      coalesce(sum(x.sign) filter (where x.kind = 'credit' and x.voided_at is null), 0) as credits,
      coalesce(sum(x.sign * x.amount) filter (where x.kind <> 'credit' and x.voided_at is null), 0) as amount,
      coalesce(sum(x.sign * x.paid_amount) filter (where x.kind <> 'credit' and x.voided_at is null), 0) as paid,
      bool_or(x.invoice_number is not null) as has_invoice
    from (select 1 as sign, a.* from unnest(are) a union all select -1, b.* from unnest(was) b) x
    group by x.partner_id, x.policy_id
  ) s
  where f.partner_id = s.partner_id and f.policy_id = s.policy_id $$;
update customer_facts f set key = customer_key(c.name, c.identification, c.email)
from customers c where f.partner_id = c.partner_id and f.customer_id = c.id;
update vehicle_facts f set key = vehicle_key(v.plate, v.chassis_number, v.brand, v.model, c.name)
from vehicles v join customers c on c.partner_id = v.partner_id and c.id = v.owner_id where f.partner_id = v.partner_id and f.vehicle_id = v.id;
update policy_facts f set key = policy_key(p.number, p.certificate_number, c.name), invoices = list_invoices(p.partner_id, p.id)
from policies p left join customers c on c.partner_id = p.partner_id and c.id = p.contractor_id
where f.partner_id = p.partner_id and f.policy_id = p.id;
update movement_facts f set key = movement_key(m.insurer_number, (select string_agg(i.label, ' ' order by i.place) from movement_items i
  where i.partner_id = m.partner_id and i.movement_id = m.id))
from movements m where f.partner_id = m.partner_id and f.movement_id = m.id;
alter table customer_facts drop column name_order;
drop function customer_key(text, text, text, text);
drop function order_key(text);
drop function searched_word(text);
drop function searched_number(text);
drop function searched_text(text);
drop function without_signs(text);

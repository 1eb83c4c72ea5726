-- Up Migration
-- A brokerage may load a sample book to look around, and remove it. Rows of it are marked for good: a mark is neither given nor taken by a
-- change. Whoever adds or removes them holds this row, so that nobody adds under a sample that is being removed.
create table sample_books (
  partner_id integer primary key references partners (id),
  loaded_at timestamptz not null default app_now(),
  loaded_by integer not null,
  foreign key (partner_id, loaded_by) references users (partner_id, id)
);
alter table sample_books enable row level security;
alter table sample_books force row level security;
create policy tenant on sample_books to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());
create policy owner_backs_up on sample_books for select to current_user using (true);
create policy owner_removes_samples on sample_books to current_user using (partner_id = app_partner_id());
-- To lock a row is to be allowed to change it.
grant select, insert, update on sample_books to corredor_app;

do $$
declare name text;
begin
  foreach name in array array['branches', 'coverages', 'providers', 'customers', 'vehicles', 'policies'] loop
    execute format('alter table %I add column is_sample boolean not null default false', name);
    execute format('create index %I on %I (partner_id, id) where is_sample', name || '_of_sample', name);
    -- The removal runs as the owner, who can delete nothing that has no mark.
    execute format('create policy owner_removes_samples on %I for delete to current_user using (is_sample and partner_id = app_partner_id())', name);
  end loop;
  foreach name in array array['policy_coverages', 'policy_insureds', 'policy_generals', 'policy_files', 'policy_vehicles',
    'policy_beneficiaries', 'policy_sellers', 'payments'] loop
    execute format('create policy owner_removes_samples on %I for delete to current_user using (partner_id = app_partner_id()
      and exists (select from policies p where p.partner_id = %I.partner_id and p.id = %I.policy_id and p.is_sample))', name, name, name);
  end loop;
end $$;

-- A brokerage may have a branch of its own that is called like one of the sample.
drop index branches_name;
create unique index branches_name on branches (partner_id, search_key(name), is_sample);

create function is_sample_row(source text, partner integer, row_id integer) returns boolean language plpgsql stable
  set search_path = public, pg_temp as $$
declare answer boolean;
begin
  if row_id is null then return false; end if;
  execute format('select is_sample from %I where partner_id = $1 and id = $2', source) into answer using partner, row_id;
  return coalesce(answer, false);
end $$;

-- Arguments are "column:table". What is added under a sample, which the first one names, is a sample too; else a record of the brokerage's
-- own cannot refer to one. It fires before the customers are held: everybody takes the book first.
create function keep_samples_apart() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  fields jsonb;
  reference text;
  named text;
begin
  if tg_op = 'UPDATE' and new.is_sample <> old.is_sample then
    raise exception using errcode = 'SB002', message = format('the mark of %s %s is fixed', tg_table_name, new.id);
  end if;
  perform from sample_books b where b.partner_id = new.partner_id for share;
  if not found then return new; end if;
  fields := to_jsonb(new);
  foreach reference in array tg_argv loop
    named := split_part(reference, ':', 1);
    continue when tg_op = 'UPDATE' and fields ->> named is not distinct from to_jsonb(old) ->> named;
    continue when not is_sample_row(split_part(reference, ':', 2), new.partner_id, (fields ->> named)::integer);
    if tg_op = 'INSERT' and reference = tg_argv[0] then
      new.is_sample := true;
    elsif not new.is_sample then
      raise exception using errcode = 'SB001', message = format('%s.%s names a sample', tg_table_name, named);
    end if;
  end loop;
  return new;
end $$;

-- The same for rows that belong to the record that the first argument names; a "-" there says that they belong to none of a sample.
create function keep_sample_parts_apart() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  fields jsonb;
  reference text;
  is_sample boolean := false;
begin
  perform from sample_books b where b.partner_id = new.partner_id for share;
  if not found then return new; end if;
  fields := to_jsonb(new);
  if tg_argv[0] <> '-' then
    is_sample := is_sample_row(split_part(tg_argv[0], ':', 2), new.partner_id, (fields ->> split_part(tg_argv[0], ':', 1))::integer);
  end if;
  if is_sample then return new; end if;
  foreach reference in array tg_argv[1:] loop
    if is_sample_row(split_part(reference, ':', 2), new.partner_id, (fields ->> split_part(reference, ':', 1))::integer) then
      raise exception using errcode = 'SB001', message = format('%s.%s names a sample', tg_table_name, split_part(reference, ':', 1));
    end if;
  end loop;
  return new;
end $$;

create trigger apart before insert or update of is_sample, titular_id on customers
  for each row execute function keep_samples_apart('titular_id:customers');
create trigger apart before insert or update of is_sample, owner_id on vehicles
  for each row execute function keep_samples_apart('owner_id:customers');
create trigger apart before insert or update of is_sample, branch_id on coverages
  for each row execute function keep_samples_apart('branch_id:branches');
create trigger apart before update of is_sample on branches for each row execute function keep_samples_apart();
create trigger apart before update of is_sample on providers for each row execute function keep_samples_apart();
create trigger apart before insert or update of is_sample, contractor_id, payer_id, branch_id, provider_id, renewed_from_id, renewed_to_id
  on policies for each row execute function keep_samples_apart('contractor_id:customers', 'payer_id:customers', 'branch_id:branches',
    'provider_id:providers', 'renewed_from_id:policies', 'renewed_to_id:policies');
create trigger apart before insert or update of policy_id, coverage_id on policy_coverages
  for each row execute function keep_sample_parts_apart('policy_id:policies', 'coverage_id:coverages');
create trigger apart before insert or update of policy_id, customer_id, titular_id on policy_insureds
  for each row execute function keep_sample_parts_apart('policy_id:policies', 'customer_id:customers', 'titular_id:customers');
create trigger apart before insert or update of policy_id, vehicle_id on policy_vehicles
  for each row execute function keep_sample_parts_apart('policy_id:policies', 'vehicle_id:vehicles');
create trigger apart before insert or update of policy_id, customer_id on policy_beneficiaries
  for each row execute function keep_sample_parts_apart('policy_id:policies', 'customer_id:customers');
create trigger apart before insert or update of vehicle_id, customer_id on vehicle_beneficiaries
  for each row execute function keep_sample_parts_apart('vehicle_id:vehicles', 'customer_id:customers');
create trigger apart before insert or update of provider_id, branch_id on provider_branches
  for each row execute function keep_sample_parts_apart('provider_id:providers', 'branch_id:branches');
-- Rows that no other names: who adds one under a policy of the sample waits for its removal too.
create trigger apart before insert on policy_generals for each row execute function keep_sample_parts_apart('policy_id:policies');
create trigger apart before insert on policy_sellers for each row execute function keep_sample_parts_apart('policy_id:policies');
create trigger apart before insert on policy_files for each row execute function keep_sample_parts_apart('policy_id:policies');
create trigger apart before insert on payments for each row execute function keep_sample_parts_apart('policy_id:policies');
-- What a file brings is the brokerage's own, so no policy of the sample takes any.
create trigger apart before insert on imports for each row execute function keep_sample_parts_apart('-', 'policy_id:policies');

-- Who somebody is, what a policy is called and whose it is: once written it stays, so that no sample turns into a record that is meant.
create function keep_sample_identity() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare named text;
begin
  foreach named in array tg_argv loop
    if to_jsonb(old) ->> named is not null and to_jsonb(old) ->> named is distinct from to_jsonb(new) ->> named then
      raise exception using errcode = 'SB002', message = format('%s.%s of a sample is fixed', tg_table_name, named);
    end if;
  end loop;
  return new;
end $$;
create trigger keep_sample_identity before update of identification_type, identification on customers
  for each row when (old.is_sample) execute function keep_sample_identity('identification_type', 'identification');
create trigger keep_sample_identity before update of plate, owner_id on vehicles
  for each row when (old.is_sample) execute function keep_sample_identity('plate', 'owner_id');
create trigger keep_sample_identity before update of ruc on providers
  for each row when (old.is_sample) execute function keep_sample_identity('ruc');
create trigger keep_sample_identity before update of number, contractor_id, payer_id on policies
  for each row when (old.is_sample) execute function keep_sample_identity('number', 'contractor_id', 'payer_id');

-- Removes the sample book of the brokerage in the context, with everything that was added under it; false where there is none. Nothing
-- without the mark is named here, and the policies above would not let it go.
create function remove_sample_book() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  partner constant integer := app_partner_id();
  source text;
begin
  perform from sample_books where partner_id = partner for update;
  if not found then return false; end if;
  foreach source in array array['policy_coverages', 'policy_insureds', 'policy_generals', 'policy_files', 'policy_vehicles',
    'policy_beneficiaries', 'policy_sellers', 'payments'] loop
    execute format('delete from %I x using policies p where x.partner_id = $1 and p.partner_id = x.partner_id and p.id = x.policy_id
      and p.is_sample', source) using partner;
  end loop;
  foreach source in array array['policies', 'vehicles', 'customers', 'coverages', 'providers', 'branches'] loop
    execute format('delete from %I where partner_id = $1 and is_sample', source) using partner;
  end loop;
  delete from sample_books where partner_id = partner;
  return true;
end $$;
revoke all on function remove_sample_book() from public;
grant execute on function remove_sample_book() to corredor_app;

-- Nobody finds a brokerage in the directory by what it only tries out.
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

select show_all_columns();

-- Down Migration
-- Without its mark a sample would look like work.
do $$
declare found record;
begin
  for found in select partner_id from sample_books loop
    perform set_config('app.partner_id', found.partner_id::text, true), remove_sample_book();
  end loop;
end $$;
create or replace function publish_branches(partners integer[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update public_profiles p set branches = b.names
  from (
    select k.id as partner_id, coalesce((
      select array_agg(name order by search_key(name)) from (
        select b.name from branches b where b.partner_id = k.id order by search_key(b.name) limit 200
      ) n), '{}') as names
    from unnest(publish_branches.partners) k (id)
  ) b
  where p.partner_id = b.partner_id and p.branches is distinct from b.names
$$;
drop function remove_sample_book();
do $$
declare found record;
begin
  for found in
    select t.tgname as name, t.tgrelid::regclass::text as source from pg_trigger t where t.tgname in ('apart', 'keep_sample_identity')
  loop
    execute format('drop trigger %I on %s', found.name, found.source);
  end loop;
  for found in select p.tablename as source from pg_policies p where p.policyname = 'owner_removes_samples' loop
    execute format('drop policy owner_removes_samples on %I', found.source);
  end loop;
end $$;
drop function keep_sample_identity();
drop function keep_sample_parts_apart();
drop function keep_samples_apart();
drop function is_sample_row(text, integer, integer);
drop view payment_states, policy_states;
drop index branches_name;
alter table branches drop column is_sample;
create unique index branches_name on branches (partner_id, search_key(name));
alter table coverages drop column is_sample;
alter table providers drop column is_sample;
alter table customers drop column is_sample;
alter table vehicles drop column is_sample;
alter table policies drop column is_sample;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;
drop table sample_books;

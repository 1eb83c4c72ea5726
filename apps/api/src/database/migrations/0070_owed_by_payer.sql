-- Up Migration
-- Who pays a policy stands beside what is left to pay of it, so that what each customer owes is added up from narrow rows in one index.
alter table policy_facts add column payer_id integer;

create or replace function keep_policy_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.number, new.certificate_number, new.contractor_id, new.payer_id, new.deleted_at)
    is not distinct from (old.number, old.certificate_number, old.contractor_id, old.payer_id, old.deleted_at) then
    return null;
  end if;
  insert into policy_facts as f (partner_id, policy_id, number, key, payer_id)
  values (new.partner_id, new.id, search_key(new.number), policy_key(new.number, new.certificate_number,
    (select c.name from customers c where c.partner_id = new.partner_id and c.id = new.contractor_id)),
    case when new.deleted_at is null then new.payer_id end)
  on conflict (partner_id, policy_id) do update set number = excluded.number, key = excluded.key, payer_id = excluded.payer_id;
  return null;
end $$;
drop trigger keep_facts on policies;
create trigger keep_facts after insert or update of number, certificate_number, contractor_id, payer_id, deleted_at on policies
  for each row execute function keep_policy_facts();
update policy_facts f set payer_id = p.payer_id
  from policies p where p.partner_id = f.partner_id and p.id = f.policy_id and p.deleted_at is null and p.payer_id is not null;
create index policy_facts_owed on policy_facts (partner_id, payer_id) include (amount, paid) where amount <> paid;
create index policies_next_end on policies (partner_id, contractor_id, end_date) include (start_date, closes_on)
  where deleted_at is null and status = 'active';

-- Down Migration
drop index policies_next_end, policy_facts_owed;
create or replace function keep_policy_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
drop trigger keep_facts on policies;
create trigger keep_facts after insert or update of number, certificate_number, contractor_id on policies
  for each row execute function keep_policy_facts();
alter table policy_facts drop column payer_id;

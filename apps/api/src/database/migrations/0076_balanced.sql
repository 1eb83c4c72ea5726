-- Up Migration
-- What a policy asks for is what its instalments and credits add up to: its premium, what its movements charge and give back, less the premium
-- that was given up with it. Nobody can leave it otherwise; a draft has no instalments yet.
alter table policies add column given_up numeric(14, 2) not null default 0;

-- By how much a policy is out of balance.
create function imbalance_of(p policies) returns numeric language sql stable set search_path = public, pg_temp as $$
  select case when p.status = 'draft' then 0.00 else
    coalesce((select sum(y.amount) from payments y
      where y.partner_id = p.partner_id and y.policy_id = p.id and y.voided_at is null), 0)
    - p.total_grant
    - coalesce((select sum(m.total_delta) from movements m
      where m.partner_id = p.partner_id and m.policy_id = p.id and m.status = 'issued' and m.undoes_id is null), 0)
    + p.given_up end $$;
revoke all on function imbalance_of(policies) from public;

-- What was closed before gave up what is missing. Triggers are off: nothing of these policies changes.
alter table policies disable trigger user;
create policy owner_balances on policies for update to current_user using (true) with check (true);
update policies p set given_up = -imbalance_of(p) where imbalance_of(p) <> 0;
drop policy owner_balances on policies;
alter table policies enable trigger user;

create function check_balanced() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  wanted integer := case when tg_table_name = 'policies' then changed ->> 'id' else changed ->> 'policy_id' end;
  off numeric;
begin
  select imbalance_of(p) into off from policies p where p.partner_id = (changed ->> 'partner_id')::integer and p.id = wanted;
  if off <> 0 then
    raise exception 'the policy % is out of balance by %', wanted, off using errcode = 'check_violation', constraint = 'policies_balanced';
  end if;
  return null;
end $$;
revoke all on function check_balanced() from public;
create constraint trigger balanced after insert or update of total_grant, given_up, status on policies deferrable initially deferred
  for each row when (new.status <> 'draft') execute function check_balanced();
create constraint trigger balanced after insert or delete or update of amount, voided_at, policy_id on payments deferrable initially deferred
  for each row execute function check_balanced();
create constraint trigger balanced after insert or update of total_delta, status on movements deferrable initially deferred
  for each row when (new.status in ('issued', 'undone')) execute function check_balanced();

select show_all_columns();

-- Down Migration
drop trigger balanced on movements;
drop trigger balanced on payments;
drop trigger balanced on policies;
drop function check_balanced();
drop function imbalance_of(policies);
drop view payment_states, policy_states;
alter table policies drop column given_up;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

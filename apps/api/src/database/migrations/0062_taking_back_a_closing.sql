-- Up Migration
-- Why an instalment was given up, and the moment of a closing: what a closing gave up comes back when it is taken back. What was closed before has no
-- moment, and stays closed. Triggers are off while old rows are told why: nothing of them changes.
alter table policies add column closed_at timestamptz;
alter table payments add column voided_reason text check (voided_reason in ('remade', 'closed', 'undone'));
alter table payments disable trigger user;
create policy owner_says_why on payments for all to current_user using (true) with check (true);
create policy owner_reads_why on policies for select to current_user using (true);
update payments y set voided_reason = case when exists (
    select from policies p where p.partner_id = y.partner_id and p.id = y.policy_id
      and p.closed_reason = 'closed' and y.due_date > p.closed_on and y.voided_at > p.closed_on - interval '1 day') then 'closed' else 'remade' end
  where y.voided_at is not null;
drop policy owner_says_why on payments;
drop policy owner_reads_why on policies;
alter table payments enable trigger user;
alter table payments add check ((voided_at is null) = (voided_reason is null));
grant update (voided_reason) on payments to corredor_app;

-- One term is in force at a time: it is active, and today is one of its days.
drop view payment_states, policy_states;
create or replace function show_all_columns() returns void language plpgsql as $$
begin
  create or replace view policy_states with (security_invoker = true) as
    select
      case when p.insured_select_type = 'personal' then 'individual' else 'group' end as type,
      case when p.status = 'active' and p.end_date < t.today then 'expired' else p.status end as current_status,
      coalesce(p.status = 'active' and p.start_date <= t.today and t.today <= p.end_date, false) as is_in_force,
      p.*
    from policies p join partner_today t on t.partner_id = p.partner_id
    where p.deleted_at is null;
  create or replace view payment_states with (security_invoker = true) as
    select
      case when y.is_paid then 'paid'
        when y.due_date < t.today then 'delayed'
        when y.due_date <= t.today + t.near_expiry_days then 'near_expiry'
        else 'on_time' end as status,
      y.*
    from payments y join partner_today t on t.partner_id = y.partner_id
    where y.voided_at is null;
end $$;
revoke all on function show_all_columns() from public;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

-- Down Migration
drop view payment_states, policy_states;
alter table payments drop column voided_reason;
alter table policies drop column closed_at;
create or replace function show_all_columns() returns void language plpgsql as $$
begin
  create or replace view policy_states with (security_invoker = true) as
    select
      case when p.insured_select_type = 'personal' then 'individual' else 'group' end as type,
      case when p.status = 'active' and p.end_date < t.today then 'expired' else p.status end as current_status,
      p.*
    from policies p join partner_today t on t.partner_id = p.partner_id
    where p.deleted_at is null;
  create or replace view payment_states with (security_invoker = true) as
    select
      case when y.is_paid then 'paid'
        when y.due_date < t.today then 'delayed'
        when y.due_date <= t.today + t.near_expiry_days then 'near_expiry'
        else 'on_time' end as status,
      y.*
    from payments y join partner_today t on t.partner_id = y.partner_id
    where y.voided_at is null;
end $$;
revoke all on function show_all_columns() from public;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

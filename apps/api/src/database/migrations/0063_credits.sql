-- Up Migration
-- What an insurer owes back is an instalment as well, of a negative amount: a credit, open until it is used. It is never late.
drop view payment_states, policy_states;
alter table payments
  add column kind text not null default 'premium' check (kind in ('premium', 'credit')),
  drop constraint payments_amount_check,
  drop constraint payments_paid_amount,
  drop constraint payments_is_paid,
  add constraint payments_amount check ((kind = 'credit') = (amount < 0)),
  add constraint payments_paid_amount check (paid_amount >= 0 and paid_amount <= abs(amount)),
  add constraint payments_is_paid check (is_paid = (paid_amount = abs(amount)));
-- Credits are counted by themselves.
drop index payments_number;
create unique index payments_number on payments (partner_id, policy_id, kind, number) where voided_at is null;
create index payments_credits on payments (partner_id, policy_id, id) include (amount, paid_amount, is_paid)
  where kind = 'credit' and voided_at is null;

create or replace function keep_is_paid() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.is_paid := new.paid_amount = abs(new.amount);
  if not new.is_paid then
    new.payment_method := null;
    new.payment_date := null;
  end if;
  return new;
end $$;

-- The facts of a policy count instalments and credits apart; their sums are those of what is to be collected.
alter table policy_facts add column credits integer not null default 0;
create or replace function add_to_policy_facts(changed payments, sign integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if changed.voided_at is not null then return; end if;
  if changed.kind = 'credit' then
    update policy_facts set credits = credits + sign where partner_id = changed.partner_id and policy_id = changed.policy_id;
  else
    update policy_facts set instalments = instalments + sign, amount = amount + sign * changed.amount,
      paid = paid + sign * changed.paid_amount
    where partner_id = changed.partner_id and policy_id = changed.policy_id;
  end if;
end $$;
grant insert (kind) on payments to corredor_app;

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
        when y.kind = 'credit' then 'on_time'
        when y.due_date < t.today then 'delayed'
        when y.due_date <= t.today + t.near_expiry_days then 'near_expiry'
        else 'on_time' end as status,
      y.amount - sign(y.amount) * y.paid_amount as balance,
      y.*
    from payments y join partner_today t on t.partner_id = y.partner_id
    where y.voided_at is null;
end $$;
revoke all on function show_all_columns() from public;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

-- Down Migration
-- What an older version cannot say is not thrown away: whoever has credits stays.
do $$
begin
  if exists (select from policy_facts where credits > 0) then
    raise exception 'There are credits, which the version before does not know.';
  end if;
end $$;
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
create or replace function add_to_policy_facts(changed payments, sign integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if changed.voided_at is not null then return; end if;
  update policy_facts set instalments = instalments + sign, amount = amount + sign * changed.amount,
    paid = paid + sign * changed.paid_amount
  where partner_id = changed.partner_id and policy_id = changed.policy_id;
end $$;
alter table policy_facts drop column credits;
create or replace function keep_is_paid() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.is_paid := new.paid_amount = new.amount;
  if not new.is_paid then
    new.payment_method := null;
    new.payment_date := null;
  end if;
  return new;
end $$;
drop index payments_credits, payments_number;
create unique index payments_number on payments (partner_id, policy_id, number) where voided_at is null;
alter table payments
  drop constraint payments_amount,
  drop constraint payments_paid_amount,
  drop constraint payments_is_paid,
  drop column kind,
  add constraint payments_amount_check check (amount >= 0),
  add constraint payments_paid_amount check (paid_amount >= 0 and paid_amount <= amount),
  add constraint payments_is_paid check (is_paid = (paid_amount = amount));
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

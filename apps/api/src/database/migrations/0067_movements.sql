-- Up Migration
-- What changes a policy within its term: what it touches, what it charges or gives back, line by line, and how that was found.
create function charged_by(lines jsonb) returns numeric language sql immutable parallel safe as
  $$ select coalesce(sum((line ->> 'amount')::numeric), 0) from jsonb_array_elements(lines) line $$;
create table movements (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  policy_id integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  number integer not null check (number > 0),
  kind text not null check (kind in ('inclusion', 'exclusion', 'value', 'premium', 'plan', 'coverage', 'data', 'creditor', 'extension',
    'declaration', 'sum_reinstatement', 'surcharge', 'discount', 'text', 'cancellation', 'reinstatement')),
  status text not null default 'draft' check (status in ('draft', 'sent', 'rejected', 'issued', 'discarded', 'undone')),
  effective_date date not null,
  requested_by text not null check (requested_by in ('customer', 'broker', 'insurer', 'creditor')),
  requested_on date not null,
  sent_on date,
  issued_on date,
  issued_at timestamptz,
  insurer_number text,
  reason text,
  method text not null check (method in ('pro_rata', 'short_rate', 'table', 'flat', 'typed', 'none')),
  penalty_percent numeric(7, 4) check (penalty_percent between 0 and 100),
  earning_table jsonb,
  least_percent numeric(7, 4) check (least_percent between 0 and 100),
  least_amount numeric(14, 2) check (least_amount >= 0),
  typed_net numeric(14, 2),
  counts_next_term boolean not null default false,
  new_end_date date,
  with_lapse boolean not null default false,
  no_loss_statement boolean not null default false,
  plan text not null check (plan in ('single', 'with_remaining')),
  first_due_date date not null,
  net_delta numeric(14, 2) not null,
  term_net_delta numeric(14, 2) not null,
  charges jsonb not null,
  total_delta numeric(14, 2) not null,
  computed_net numeric(14, 2),
  explanation jsonb not null,
  -- The cancellation that a reinstatement takes back, and whether one was.
  reinstates_id integer,
  is_reinstated boolean not null default false,
  -- What its issue crossed of what it gave back.
  crossing_id integer,
  undoes_id integer,
  -- What of the policy its issue changed, as it was.
  policy_before jsonb,
  unique (partner_id, id),
  unique (partner_id, policy_id, number),
  unique (partner_id, undoes_id),
  foreign key (partner_id, policy_id) references policies (partner_id, id) on delete cascade,
  foreign key (partner_id, reinstates_id) references movements (partner_id, id) on delete cascade,
  foreign key (partner_id, crossing_id) references crossings (partner_id, id) on delete set null (crossing_id),
  foreign key (partner_id, undoes_id) references movements (partner_id, id) on delete cascade,
  check (total_delta = net_delta + charged_by(charges)),
  check (undoes_id is not null or case
    when kind in ('inclusion', 'extension', 'declaration', 'sum_reinstatement', 'surcharge', 'reinstatement') then net_delta >= 0
    when kind in ('exclusion', 'discount', 'cancellation') then net_delta <= 0
    when kind in ('data', 'creditor', 'text') then net_delta = 0
    else true end),
  check ((status in ('issued', 'undone')) = (issued_on is not null)),
  check ((issued_on is null) = (issued_at is null)),
  check (status <> 'sent' or sent_on is not null),
  check (undoes_id is null or status = 'issued')
);
create unique index movements_one_cancellation on movements (partner_id, policy_id)
  where kind = 'cancellation' and status = 'issued' and undoes_id is null and not is_reinstated;
create index movements_by_status on movements (partner_id, status, id desc);
create index movements_latest on movements (partner_id, id desc);

create table movement_items (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  movement_id integer not null,
  place integer not null,
  action text not null check (action in ('add', 'remove', 'change')),
  target text not null check (target in ('vehicle', 'insured', 'coverage', 'general', 'beneficiary', 'field')),
  record_id integer,
  label text,
  before jsonb,
  after jsonb,
  term_net numeric(14, 2),
  net_delta numeric(14, 2) not null default 0,
  unique (partner_id, id),
  unique (partner_id, movement_id, place),
  foreign key (partner_id, movement_id) references movements (partner_id, id) on delete cascade,
  check (target <> 'field' or action = 'change')
);
create index movement_items_by_record on movement_items (partner_id, target, record_id) where record_id is not null;

do $$
declare name text;
begin
  foreach name in array array['movements', 'movement_items'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
    execute format('create policy owner_backs_up on %I for select to current_user using (true)', name);
  end loop;
end $$;
create trigger touch before update on movements for each row execute function touch();
grant select, insert, update on movements to corredor_app;
grant select, insert, update, delete on movement_items to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- The instalments and credits that a movement made, numbered by themselves.
alter table payments add column movement_id integer,
  add foreign key (partner_id, movement_id) references movements (partner_id, id);
create index payments_by_movement on payments (partner_id, movement_id) where movement_id is not null;
drop index payments_number;
create unique index payments_number on payments (partner_id, policy_id, kind, number, coalesce(movement_id, 0)) where voided_at is null;
grant insert (movement_id) on payments to corredor_app;

-- A row of a policy counts from a day to the day before another. What has ended is not read, unless somebody asks for an earlier day or for all
-- there ever was; what begins later is agreed already.
create function app_lists_until() returns date language sql stable set search_path = public, pg_temp as $$
  select case coalesce(current_setting('app.lists_on', true), '') when '' then (select today from partner_today)
    when 'all' then '-infinity'::date else current_setting('app.lists_on')::date end $$;
create function app_lists_from() returns date language sql stable set search_path = public, pg_temp as $$
  select case coalesce(current_setting('app.lists_on', true), '') when '' then 'infinity'::date
    when 'all' then 'infinity'::date else current_setting('app.lists_on')::date end $$;
do $$
declare name text;
begin
  foreach name in array array['policy_vehicles', 'policy_insureds', 'policy_coverages', 'policy_generals', 'policy_beneficiaries'] loop
    execute format('alter table %I add column valid_from date, add column valid_until date, add column term_net numeric(14, 2)', name);
    execute format('alter table %I add check (valid_from is null or valid_until is null or valid_from <= valid_until)', name);
    execute format('create policy counts_then on %I as restrictive for select to corredor_app using (
      (valid_until is null or valid_until > (select app_lists_until())) and (valid_from is null or valid_from <= (select app_lists_from())))', name);
  end loop;
end $$;
-- Whoever is taken out may come back later.
alter table policy_vehicles drop constraint policy_vehicles_partner_id_policy_id_vehicle_id_key;
create unique index policy_vehicles_once on policy_vehicles (partner_id, policy_id, vehicle_id) where valid_until is null;
alter table policy_insureds drop constraint policy_insureds_partner_id_policy_id_customer_id_relationsh_key;
create unique index policy_insureds_once on policy_insureds (partner_id, policy_id, customer_id, relationship) where valid_until is null;
alter table policy_coverages drop constraint policy_coverages_partner_id_policy_id_coverage_id_key;
create unique index policy_coverages_once on policy_coverages (partner_id, policy_id, coverage_id) where valid_until is null;
alter table policy_beneficiaries drop constraint policy_beneficiaries_partner_id_policy_id_customer_id_key;
create unique index policy_beneficiaries_once on policy_beneficiaries (partner_id, policy_id, customer_id) where valid_until is null;

-- A policy may be known to end before its term does: it is active until that day, and closed from it on.
alter table policies
  add column closes_on date,
  add column closes_as text check (closes_as in ('cancelled', 'renewed', 'closed')),
  add column issued_end_date date,
  add check ((closes_on is null) = (closes_as is null)),
  add check (closes_on is null or status <> 'draft');

drop view payment_states, policy_states;
create or replace function show_all_columns() returns void language plpgsql as $$
begin
  create or replace view policy_states with (security_invoker = true) as
    select
      case when p.insured_select_type = 'personal' then 'individual' else 'group' end as type,
      case when p.status = 'active' and p.closes_on <= t.today then 'closed'
        when p.status = 'active' and p.end_date < t.today then 'expired' else p.status end as current_status,
      case when p.status = 'active' and p.closes_on <= t.today then p.closes_as else p.closed_reason end as current_closed_reason,
      case when p.status = 'active' and p.closes_on <= t.today then p.closes_on else p.closed_on end as current_closed_on,
      coalesce(p.status = 'active' and p.start_date <= t.today and t.today <= p.end_date
        and (p.closes_on is null or t.today < p.closes_on), false) as is_in_force,
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
-- What an older version cannot say is not thrown away: whoever has movements stays.
create policy owner_looks_at_movements on movements for select to current_user using (true);
do $$
begin
  if exists (select from movements) then
    raise exception 'There are movements, which the version before does not know.';
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
alter table policies drop column closes_on, drop column closes_as, drop column issued_end_date;
drop index policy_vehicles_once, policy_insureds_once, policy_coverages_once, policy_beneficiaries_once;
do $$
declare name text;
begin
  foreach name in array array['policy_vehicles', 'policy_insureds', 'policy_coverages', 'policy_generals', 'policy_beneficiaries'] loop
    execute format('drop policy counts_then on %I', name);
    execute format('alter table %I drop column valid_from, drop column valid_until, drop column term_net', name);
  end loop;
end $$;
drop function app_lists_until(), app_lists_from();
alter table policy_vehicles add unique (partner_id, policy_id, vehicle_id);
alter table policy_insureds add unique (partner_id, policy_id, customer_id, relationship);
alter table policy_coverages add unique (partner_id, policy_id, coverage_id);
alter table policy_beneficiaries add unique (partner_id, policy_id, customer_id);
drop index payments_number;
alter table payments drop column movement_id;
create unique index payments_number on payments (partner_id, policy_id, kind, number) where voided_at is null;
drop table movement_items, movements;
drop function charged_by(jsonb);
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

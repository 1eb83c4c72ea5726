-- Up Migration
create table policies (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  deleted_at timestamptz,
  status text not null default 'draft' check (status in ('draft', 'active', 'closed')),
  closed_reason text check (closed_reason in ('closed', 'renewed')),
  closed_on date,
  activated_at timestamptz,
  renewed_from_id integer,
  renewed_to_id integer,
  number text,
  start_date date,
  end_date date,
  branch_id integer,
  provider_id integer,
  provider_office_id integer,
  maximum_insured_sum numeric(14, 2),
  certificate_number text,
  estimated_payment_day integer not null default 1 check (estimated_payment_day between 1 and 31),
  payment_frequency integer not null default 1 check (payment_frequency between 1 and 12),
  deductible text,
  contractor_id integer,
  payer_id integer,
  is_insured boolean not null default false,
  insured_select_type text not null default 'personal' check (insured_select_type in ('personal', 'corporate', 'massive')),
  notification_limit_days integer not null default 30 check (notification_limit_days between 0 and 365),
  net_premium numeric(14, 2) not null default 0 check (net_premium >= 0),
  charges jsonb not null default '[]',
  total_grant numeric(14, 2) not null default 0 check (total_grant >= 0),
  commission_percent numeric(7, 4) check (commission_percent between 0 and 100),
  condition text,
  condition_deductible text,
  observations text,
  unique (partner_id, id),
  foreign key (partner_id, branch_id) references branches (partner_id, id),
  foreign key (partner_id, provider_id) references providers (partner_id, id),
  foreign key (partner_id, provider_id, provider_office_id) references provider_offices (partner_id, provider_id, id),
  foreign key (partner_id, contractor_id) references customers (partner_id, id),
  foreign key (partner_id, payer_id) references customers (partner_id, id),
  foreign key (partner_id, renewed_from_id) references policies (partner_id, id),
  foreign key (partner_id, renewed_to_id) references policies (partner_id, id),
  check (end_date is null or start_date is null or end_date > start_date),
  check ((status = 'closed') = (closed_reason is not null))
);
-- Unique among policies that are no drafts; a renewal keeps the number, so the renewed policy steps aside.
create unique index policies_number on policies (partner_id, provider_id, lower(number))
  where status <> 'draft' and deleted_at is null and renewed_to_id is null;
create index policies_by_end on policies (partner_id, end_date, id) where deleted_at is null;
create index policies_by_provider on policies (partner_id, provider_id);
create index policies_by_branch on policies (partner_id, branch_id);
create index policies_by_contractor on policies (partner_id, contractor_id);
create index policies_by_payer on policies (partner_id, payer_id);
create index policies_search on policies using gin (search_key(coalesce(number, '') || ' ' || coalesce(certificate_number, '')) gin_trgm_ops);

create table policy_coverages (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  policy_id integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  coverage_id integer not null,
  "limit" numeric(14, 2),
  percentage numeric(7, 4) check (percentage between 0 and 100),
  unique (partner_id, id),
  unique (partner_id, policy_id, coverage_id),
  foreign key (partner_id, policy_id) references policies (partner_id, id),
  foreign key (partner_id, coverage_id) references coverages (partner_id, id)
);
create index policy_coverages_by_coverage on policy_coverages (partner_id, coverage_id);
create table policy_insureds (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  policy_id integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  customer_id integer not null,
  start_date date not null,
  relationship text not null check (relationship in ('dependent', 'titular', 'beneficiary')),
  family_relationship text check (family_relationship in ('daughter', 'son', 'spouse', 'other')),
  titular_id integer,
  beneficiary_percentage numeric(7, 4) check (beneficiary_percentage between 0 and 100),
  prima numeric(14, 2) check (prima >= 0),
  certificate_number text,
  unique (partner_id, id),
  unique (partner_id, policy_id, customer_id, relationship),
  foreign key (partner_id, policy_id) references policies (partner_id, id),
  foreign key (partner_id, customer_id) references customers (partner_id, id),
  foreign key (partner_id, titular_id) references customers (partner_id, id)
);
create index policy_insureds_by_customer on policy_insureds (partner_id, customer_id);
create table policy_generals (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  policy_id integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  name text not null,
  description text,
  unique (partner_id, id),
  foreign key (partner_id, policy_id) references policies (partner_id, id)
);
create index policy_generals_by_policy on policy_generals (partner_id, policy_id);
create table policy_files (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  policy_id integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  name text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null,
  uploaded_by integer not null,
  unique (partner_id, id),
  foreign key (partner_id, policy_id) references policies (partner_id, id),
  foreign key (partner_id, uploaded_by) references users (partner_id, id)
);
create index policy_files_by_policy on policy_files (partner_id, policy_id);

create table payments (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  policy_id integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  voided_at timestamptz,
  number integer not null,
  due_date date not null,
  amount numeric(14, 2) not null check (amount >= 0),
  invoice_number text,
  is_paid boolean not null default false,
  payment_method text check (payment_method in ('cash', 'transfer', 'card')),
  payment_date date,
  collected_by text not null default 'insurer' check (collected_by in ('broker', 'insurer')),
  last_notified_at timestamptz,
  unique (partner_id, id),
  foreign key (partner_id, policy_id) references policies (partner_id, id),
  check (is_paid = (payment_method is not null) and is_paid = (payment_date is not null))
);
create unique index payments_number on payments (partner_id, policy_id, number) where voided_at is null;
create index payments_by_due on payments (partner_id, due_date, id) where voided_at is null;

do $$
declare name text;
begin
  foreach name in array array['policies', 'policy_coverages', 'policy_insureds', 'policy_generals', 'policy_files', 'payments'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
    execute format('create trigger touch before update on %I for each row execute function touch()', name);
  end loop;
end $$;

-- What dates decide is derived here and nowhere else, from the partner's today.
create view partner_today with (security_invoker = true) as
  select id as partner_id, (app_now() at time zone timezone)::date as today, near_expiry_days from partners;
create view policy_states with (security_invoker = true) as
  select p.*,
    case when p.insured_select_type = 'personal' then 'individual' else 'group' end as type,
    case when p.status = 'active' and p.end_date < t.today then 'expired' else p.status end as current_status
  from policies p join partner_today t on t.partner_id = p.partner_id
  where p.deleted_at is null;
create view payment_states with (security_invoker = true) as
  select y.*,
    case when y.is_paid then 'paid'
      when y.due_date < t.today then 'delayed'
      when y.due_date <= t.today + t.near_expiry_days then 'near_expiry'
      else 'on_time' end as status
  from payments y join partner_today t on t.partner_id = y.partner_id
  where y.voided_at is null;

grant select, insert, update on policies, payments to corredor_app;
grant select, insert, update, delete on policy_coverages, policy_insureds, policy_generals, policy_files to corredor_app;
grant select on partner_today, policy_states, payment_states to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
drop view payment_states, policy_states, partner_today;
drop table payments, policy_files, policy_generals, policy_insureds, policy_coverages, policies;

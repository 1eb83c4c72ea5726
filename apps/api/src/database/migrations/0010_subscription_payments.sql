-- Up Migration
-- What a brokerage paid for its plan. A payment that waits for review is pending; nothing here is ever deleted.
create table subscription_payments (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  subscription_id integer not null,
  plan_id integer not null references plans (id),
  name text not null,
  from_date date not null,
  to_date date not null,
  finish_date date,
  amount numeric(14, 2) not null check (amount >= 0),
  currency text not null,
  state text not null check (state in ('pending', 'paid', 'rejected')),
  renewal_frequency text not null check (renewal_frequency in ('monthly', 'annual')),
  unique (partner_id, id),
  foreign key (partner_id, subscription_id) references subscriptions (partner_id, id),
  check (to_date >= from_date)
);
create index subscription_payments_latest on subscription_payments (partner_id, id desc);
create trigger touch before update on subscription_payments for each row execute function touch();
alter table subscription_payments enable row level security;
alter table subscription_payments force row level security;
create policy tenant on subscription_payments to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());
-- Charts group the policies in force, and lists ask for those that started since a day.
create index policies_by_start on policies (partner_id, start_date, id) where deleted_at is null;

grant select, insert, update on subscription_payments to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
drop index policies_by_start;
drop table subscription_payments;

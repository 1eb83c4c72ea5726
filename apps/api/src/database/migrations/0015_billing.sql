-- Up Migration
-- The subscription of a brokerage is its latest that is not cancelled and has begun, where the brokerage is.
alter table subscriptions add column cancelled_at timestamptz;
create view current_subscriptions with (security_invoker = true) as
  select distinct on (s.partner_id) s.*
  from subscriptions s join partner_today t on t.partner_id = s.partner_id
  where s.cancelled_at is null and s.starts_on <= t.today
  order by s.partner_id, s.id desc;

-- What a payment is made of. `worth` is what its term is worth without tax, what was credited included.
alter table subscription_payments
  add column subtotal numeric(14, 2) not null default 0,
  add column credit numeric(14, 2) not null default 0,
  add column vat_percent numeric,
  add column tax numeric(14, 2) not null default 0,
  add column worth numeric(14, 2) not null default 0,
  add column reason text;
update subscription_payments y set
  subtotal = least(y.amount, case y.renewal_frequency when 'annual' then p.annual_price else p.monthly_price end),
  tax = y.amount - least(y.amount, case y.renewal_frequency when 'annual' then p.annual_price else p.monthly_price end),
  worth = least(y.amount, case y.renewal_frequency when 'annual' then p.annual_price else p.monthly_price end)
  from plans p where p.id = y.plan_id;

-- One row for each purchase, written before the gateway is asked, so that no crash forgets what was asked of it.
create table checkouts (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  user_id integer not null,
  key text not null,
  body_hash text not null,
  state text not null check (state in ('processing', 'requires_action', 'pending', 'paid', 'declined')),
  reason text,
  plan_id integer not null references plans (id),
  renewal_frequency text not null check (renewal_frequency in ('monthly', 'annual')),
  from_date date not null,
  to_date date,
  subtotal numeric(14, 2) not null check (subtotal >= 0),
  credit numeric(14, 2) not null check (credit >= 0 and credit <= subtotal),
  vat_percent numeric,
  tax numeric(14, 2) not null check (tax >= 0),
  total numeric(14, 2) not null check (total = subtotal - credit + tax),
  worth numeric(14, 2) not null check (worth >= 0),
  currency text not null,
  waits_for_review boolean not null,
  full_name text not null,
  fiscal_id text not null,
  email text not null,
  phone text not null,
  country_id text not null,
  address text not null,
  provider text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^\d{4}$'),
  -- What the gateway calls the purchase; null until it has said so, and before that it cannot have charged.
  reference text unique,
  payment_id integer,
  unique (partner_id, id),
  unique (partner_id, key),
  foreign key (partner_id, user_id) references users (partner_id, id),
  foreign key (partner_id, payment_id) references subscription_payments (partner_id, id)
);
-- Two people cannot buy at once: a brokerage has one open purchase.
create unique index checkouts_open on checkouts (partner_id) where state in ('processing', 'requires_action');
create index checkouts_latest on checkouts (partner_id, id desc);
create index checkouts_of_payment on checkouts (partner_id, payment_id);
create trigger touch before update on checkouts for each row execute function touch();
alter table checkouts enable row level security;
alter table checkouts force row level security;
create policy tenant on checkouts to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());

-- Invoices are numbered without a gap, by all brokerages together; what is printed is frozen here.
create table invoice_numbers (
  one boolean primary key default true check (one),
  last integer not null default 0
);
insert into invoice_numbers default values;
create table invoices (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  created_at timestamptz not null default app_now(),
  number text not null unique,
  issued_on date not null,
  language text not null check (language in ('es', 'en')),
  payment_id integer not null,
  plan text not null,
  renewal_frequency text not null check (renewal_frequency in ('monthly', 'annual')),
  from_date date not null,
  to_date date not null,
  subtotal numeric(14, 2) not null,
  credit numeric(14, 2) not null,
  vat_percent numeric,
  tax numeric(14, 2) not null,
  total numeric(14, 2) not null,
  currency text not null,
  full_name text not null,
  fiscal_id text not null,
  email text not null,
  phone text not null,
  country_id text not null,
  address text not null,
  card_brand text,
  card_last4 text,
  unique (partner_id, id),
  unique (partner_id, payment_id),
  foreign key (partner_id, payment_id) references subscription_payments (partner_id, id)
);
alter table invoices enable row level security;
alter table invoices force row level security;
create policy tenant on invoices to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());

-- The sandbox gateway's own books: what a real one would keep at its place.
create table sandbox_charges (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  created_at timestamptz not null default app_now(),
  reference text not null unique,
  key text not null,
  amount numeric(14, 2) not null,
  currency text not null,
  is_authorised_only boolean not null,
  token text,
  state text not null check (state in ('prepared', 'requires_action', 'authorised', 'paid', 'declined', 'cancelled')),
  reason text,
  unique (partner_id, key)
);
alter table sandbox_charges enable row level security;
alter table sandbox_charges force row level security;
create policy tenant on sandbox_charges to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());

-- A mail may carry a file; it is blanked with the body once the mail is sent.
alter table mails add column attachment bytea, add column attachment_name text;

-- Purchases of all brokerages that wait for an answer of the gateway, and the one that the gateway speaks of: the server's own
-- login sees one brokerage at a time.
create policy owner_settles on checkouts to current_user using (true);
create function unsettled_checkouts(before timestamptz) returns table (partner_id integer, id integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.partner_id, c.id from checkouts c
  where c.state in ('processing', 'requires_action') and c.updated_at < before order by c.id
$$;
create function find_checkout(wanted text) returns table (partner_id integer, id integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.partner_id, c.id from checkouts c where c.reference = wanted
$$;
revoke all on function unsettled_checkouts(timestamptz), find_checkout(text) from public;
grant execute on function unsettled_checkouts(timestamptz), find_checkout(text) to corredor_app;
grant select on current_subscriptions to corredor_app;
grant select, insert, update on checkouts, sandbox_charges to corredor_app;
grant select, insert on invoices to corredor_app;
grant select, update on invoice_numbers to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
drop function find_checkout(text);
drop function unsettled_checkouts(timestamptz);
alter table mails drop column attachment, drop column attachment_name;
drop table sandbox_charges, invoices, invoice_numbers, checkouts;
alter table subscription_payments drop column subtotal, drop column credit, drop column vat_percent, drop column tax, drop column worth, drop column reason;
drop view current_subscriptions;
alter table subscriptions drop column cancelled_at;

-- Up Migration
create table policy_beneficiaries (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  policy_id integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  customer_id integer not null,
  start_date date not null,
  percentage numeric(7, 4) not null check (percentage between 0 and 100),
  unique (partner_id, id),
  unique (partner_id, policy_id, customer_id),
  foreign key (partner_id, policy_id) references policies (partner_id, id),
  foreign key (partner_id, customer_id) references customers (partner_id, id)
);
create index policy_beneficiaries_by_customer on policy_beneficiaries (partner_id, customer_id);
create table policy_sellers (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  policy_id integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  -- A user of the brokerage, or somebody of whom only the name is known.
  user_id integer,
  name text,
  start_date date not null,
  percentage numeric(7, 4) not null check (percentage between 0 and 100),
  unique (partner_id, id),
  check (num_nonnulls(user_id, name) = 1),
  foreign key (partner_id, policy_id) references policies (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
create index policy_sellers_by_policy on policy_sellers (partner_id, policy_id);
create index policy_sellers_by_user on policy_sellers (partner_id, user_id) where user_id is not null;

do $$
declare name text;
begin
  foreach name in array array['policy_beneficiaries', 'policy_sellers'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
    execute format('create trigger touch before update on %I for each row execute function touch()', name);
  end loop;
end $$;

grant select, insert, update, delete on policy_beneficiaries, policy_sellers to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
drop table policy_sellers, policy_beneficiaries;

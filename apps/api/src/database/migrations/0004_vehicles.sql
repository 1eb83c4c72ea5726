-- Up Migration

-- Customers are deleted softly, which a foreign key does not see: whoever names one holds it, so that of a deletion and a
-- new reference at the same time exactly one wins. The arguments are the columns that name a customer.
create function hold_customers() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  named text;
  customer integer;
begin
  foreach named in array tg_argv loop
    customer := (to_jsonb(new) ->> named)::integer;
    continue when customer is null;
    continue when tg_op = 'UPDATE' and customer is not distinct from (to_jsonb(old) ->> named)::integer;
    perform from customers where partner_id = new.partner_id and id = customer and deleted_at is null for share;
    if not found then
      raise foreign_key_violation using message = format('customer %s is deleted', customer), table = tg_table_name;
    end if;
  end loop;
  return new;
end $$;
create trigger hold_customers before insert or update of titular_id on customers
  for each row execute function hold_customers('titular_id');
create trigger hold_customers before insert or update of contractor_id, payer_id on policies
  for each row execute function hold_customers('contractor_id', 'payer_id');
create trigger hold_customers before insert or update of customer_id, titular_id on policy_insureds
  for each row execute function hold_customers('customer_id', 'titular_id');

create table vehicles (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  brand text not null,
  model text not null,
  year integer not null check (year between 1900 and 2200),
  color text,
  plate text not null,
  chassis_number text,
  owner_id integer not null,
  commercial_value numeric(14, 2) check (commercial_value >= 0),
  vehicle_type text,
  activity text,
  unique (partner_id, id),
  unique (partner_id, plate),
  foreign key (partner_id, owner_id) references customers (partner_id, id)
);
create index vehicles_by_owner on vehicles (partner_id, owner_id);
create index vehicles_by_brand on vehicles (partner_id, search_key(brand));
create index vehicles_search on vehicles
  using gin (search_key(plate || ' ' || coalesce(chassis_number, '') || ' ' || brand || ' ' || model) gin_trgm_ops);
create trigger touch before update on vehicles for each row execute function touch();
create trigger hold_customers before insert or update of owner_id on vehicles
  for each row execute function hold_customers('owner_id');
create table vehicle_beneficiaries (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  vehicle_id integer not null,
  customer_id integer not null,
  start_date date not null,
  percentage numeric(7, 4) not null check (percentage between 0 and 100),
  unique (partner_id, id),
  unique (partner_id, vehicle_id, customer_id),
  foreign key (partner_id, vehicle_id) references vehicles (partner_id, id) on delete cascade,
  foreign key (partner_id, customer_id) references customers (partner_id, id)
);
create index vehicle_beneficiaries_by_customer on vehicle_beneficiaries (partner_id, customer_id);
create trigger hold_customers before insert or update of customer_id on vehicle_beneficiaries
  for each row execute function hold_customers('customer_id');
create table policy_vehicles (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  policy_id integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  vehicle_id integer not null,
  unique (partner_id, id),
  unique (partner_id, policy_id, vehicle_id),
  foreign key (partner_id, policy_id) references policies (partner_id, id),
  foreign key (partner_id, vehicle_id) references vehicles (partner_id, id)
);
create index policy_vehicles_by_vehicle on policy_vehicles (partner_id, vehicle_id);
create trigger touch before update on policy_vehicles for each row execute function touch();

do $$
declare name text;
begin
  foreach name in array array['vehicles', 'vehicle_beneficiaries', 'policy_vehicles'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
  end loop;
end $$;
grant select, insert, update, delete on vehicles, vehicle_beneficiaries, policy_vehicles to corredor_app;

-- Diagnoses are shared by all brokerages: the server reads them, the operator's importer writes them.
create table cie10_codes (
  id integer generated always as identity primary key,
  code text not null unique,
  name_es text not null,
  name_en text,
  description_es text,
  description_en text
);
create index cie10_codes_search on cie10_codes
  using gin (search_key(code || ' ' || name_es || ' ' || coalesce(name_en, '')) gin_trgm_ops);
grant select on cie10_codes to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
drop table cie10_codes, policy_vehicles, vehicle_beneficiaries, vehicles;
drop trigger hold_customers on policy_insureds;
drop trigger hold_customers on policies;
drop trigger hold_customers on customers;
drop function hold_customers();

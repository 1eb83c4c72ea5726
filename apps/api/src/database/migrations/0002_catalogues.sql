-- Up Migration
create table branches (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  name text not null,
  "group" text not null,
  description text,
  code text,
  flags jsonb not null default '{"vehicles": false, "insureds": false, "generals": false, "diagnosis": false}',
  unique (partner_id, id)
);
create unique index branches_name on branches (partner_id, search_key(name));
create table coverages (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  name text not null,
  coverage_type text not null check (coverage_type in ('benefit', 'coverage', 'help')),
  branch_id integer not null,
  description text,
  unique (partner_id, id),
  foreign key (partner_id, branch_id) references branches (partner_id, id)
);
create unique index coverages_name on coverages (partner_id, branch_id, coverage_type, search_key(name));
create table providers (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  name text not null,
  short_name text,
  ruc text not null,
  phone text,
  email text,
  address text,
  contact text,
  unique (partner_id, id),
  unique (partner_id, ruc)
);
create table provider_offices (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  provider_id integer not null,
  city text not null,
  address text,
  phone text,
  unique (partner_id, id),
  unique (partner_id, provider_id, id),
  foreign key (partner_id, provider_id) references providers (partner_id, id) on delete cascade
);
create table provider_branches (
  partner_id integer not null references partners (id),
  provider_id integer not null,
  branch_id integer not null,
  primary key (partner_id, provider_id, branch_id),
  foreign key (partner_id, provider_id) references providers (partner_id, id) on delete cascade,
  foreign key (partner_id, branch_id) references branches (partner_id, id)
);
create trigger touch before update on branches for each row execute function touch();
create trigger touch before update on coverages for each row execute function touch();
create trigger touch before update on providers for each row execute function touch();
create index branches_search on branches using gin (search_key(name) gin_trgm_ops);
create index coverages_search on coverages using gin (search_key(name) gin_trgm_ops);
create index providers_search on providers using gin (search_key(name || ' ' || coalesce(short_name, '') || ' ' || ruc) gin_trgm_ops);

create table customers (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  deleted_at timestamptz,
  legal_type text not null check (legal_type in ('natural', 'legal')),
  name text not null,
  identification_type text not null,
  identification text not null,
  identification_warning text,
  birthdate date,
  foundation_date date,
  phone text,
  email text,
  sex text check (sex in ('male', 'female', 'other')),
  country_id text not null,
  province text,
  city text,
  street text,
  insured_type text check (insured_type in ('titular', 'dependent')),
  roles text[] not null check (roles <@ array['insured', 'contractor', 'payer'] and cardinality(roles) > 0),
  titular_id integer,
  family_relationship text check (family_relationship in ('daughter', 'son', 'spouse', 'other')),
  partner_name text,
  notes text,
  unique (partner_id, id),
  foreign key (partner_id, titular_id) references customers (partner_id, id),
  check (legal_type = 'natural' or (birthdate is null and sex is null)),
  check (legal_type = 'legal' or foundation_date is null)
);
create unique index customers_identification on customers (partner_id, identification_type, identification) where deleted_at is null;
create index customers_by_name on customers (partner_id, search_key(name), id) where deleted_at is null;
create index customers_search on customers using gin (search_key(name || ' ' || identification || ' ' || coalesce(email, '')) gin_trgm_ops);
create index customers_of_titular on customers (partner_id, titular_id);
create trigger touch before update on customers for each row execute function touch();

do $$
declare name text;
begin
  foreach name in array array['branches', 'coverages', 'providers', 'provider_offices', 'provider_branches', 'customers'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
  end loop;
end $$;
grant select, insert, update, delete on branches, coverages, providers, provider_offices, provider_branches to corredor_app;
grant select, insert, update on customers to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
drop table customers, provider_branches, provider_offices, providers, coverages, branches;

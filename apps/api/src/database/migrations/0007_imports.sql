-- Up Migration
create table imports (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  kind text not null check (kind in ('customers', 'vehicles', 'insureds')),
  policy_id integer,
  user_id integer not null,
  file_name text not null,
  rows_count integer not null check (rows_count >= 0),
  status text not null default 'running' check (status in ('running', 'finished', 'undone')),
  finished_at timestamptz,
  undone_at timestamptz,
  unique (partner_id, id),
  foreign key (partner_id, policy_id) references policies (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id),
  check ((kind = 'insureds') = (policy_id is not null)),
  check ((status = 'running') = (finished_at is null))
);
create index imports_latest on imports (partner_id, id desc);
create index imports_by_policy on imports (partner_id, policy_id) where policy_id is not null;

-- What each row made, in the order in which it was made; a record that is gone keeps its line.
create table import_records (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  import_id integer not null,
  row_number integer not null,
  outcome text not null check (outcome in ('created', 'linked')),
  name text not null,
  model text not null check (model in ('customer', 'vehicle', 'policy_insured')),
  record_id integer not null,
  record_version integer not null,
  undo_outcome text check (undo_outcome in ('removed', 'kept')),
  unique (partner_id, id),
  unique (partner_id, import_id, row_number, model),
  foreign key (partner_id, import_id) references imports (partner_id, id)
);

do $$
declare name text;
begin
  foreach name in array array['imports', 'import_records'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
  end loop;
end $$;
create trigger touch before update on imports for each row execute function touch();

grant select, insert, update on imports, import_records to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
drop table import_records, imports;

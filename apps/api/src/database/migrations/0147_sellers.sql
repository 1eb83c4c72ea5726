-- Up Migration
create table sellers (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  name text not null,
  kind text not null check (kind in ('employee', 'agent', 'agency')),
  identification text,
  email text,
  phone text,
  is_active boolean not null,
  notes text,
  unique (partner_id, id)
);
create unique index sellers_name on sellers (partner_id, search_key(name));
create trigger touch before update on sellers for each row execute function touch();
alter table sellers enable row level security;
alter table sellers force row level security;
create policy tenant on sellers to corredor_app
  using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());
create policy owner_backs_up on sellers for select to current_user using (true);
grant select, insert, update, delete on sellers to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
drop table sellers;

-- Up Migration
create table saved_views (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  user_id integer not null references users (id),
  list text not null,
  name text not null,
  is_shared boolean not null default false,
  is_pinned boolean not null default false,
  state jsonb not null,
  unique (partner_id, id)
);
create unique index saved_views_own_name on saved_views (partner_id, user_id, list, search_key(name)) where not is_shared;
create unique index saved_views_shared_name on saved_views (partner_id, list, search_key(name)) where is_shared;
create trigger touch before update on saved_views for each row execute function touch();

alter table saved_views enable row level security;
alter table saved_views force row level security;
-- A private view is seen by its owner alone, even inside the brokerage.
create policy tenant on saved_views to corredor_app
  using (partner_id = app_partner_id() and (is_shared or user_id = app_user_id()))
  with check (partner_id = app_partner_id() and (is_shared or user_id = app_user_id()));
grant select, insert, update, delete on saved_views to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
drop table saved_views;

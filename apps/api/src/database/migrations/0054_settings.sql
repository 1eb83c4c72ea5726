-- Up Migration
-- How a brokerage works: one row, a section for each matter, each with its value and who changed it when. A section is an entry of `sections`, so
-- that another one needs no migration; the contract says what each may hold. A brokerage that has set nothing has no row.
create table partner_settings (
  partner_id integer primary key references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  sections jsonb not null default '{}' check (jsonb_typeof(sections) = 'object')
);
create trigger touch before update on partner_settings for each row execute function touch();

alter table partner_settings enable row level security;
alter table partner_settings force row level security;
create policy tenant on partner_settings to corredor_app
  using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());
create policy owner_backs_up on partner_settings for select to current_user using (true);
grant select, insert, update on partner_settings to corredor_app;

-- Down Migration
drop table partner_settings;

-- Up Migration
-- One row for each recipient. Whoever causes it writes for colleagues; everybody reads, marks and deletes only their own.
create table notifications (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  user_id integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  kind text not null,
  params jsonb not null default '{}',
  status text not null default 'unread' check (status in ('unread', 'read')),
  link text,
  unique (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade
);
create index notifications_of_user on notifications (partner_id, user_id, id desc);
create index notifications_unread on notifications (partner_id, user_id) where status = 'unread';
create trigger touch before update on notifications for each row execute function touch();
alter table notifications enable row level security;
alter table notifications force row level security;
create policy own_reads on notifications for select to corredor_app
  using (partner_id = app_partner_id() and user_id = app_user_id());
create policy tenant_writes on notifications for insert to corredor_app with check (partner_id = app_partner_id());
create policy own_updates on notifications for update to corredor_app
  using (partner_id = app_partner_id() and user_id = app_user_id())
  with check (partner_id = app_partner_id() and user_id = app_user_id());
create policy own_deletes on notifications for delete to corredor_app
  using (partner_id = app_partner_id() and user_id = app_user_id());
grant select, insert, update, delete on notifications to corredor_app;
grant usage on sequence notifications_id_seq to corredor_app;

-- Down Migration
drop table notifications;

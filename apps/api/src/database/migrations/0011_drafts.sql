-- Up Migration
-- What was typed into a form and not saved. It belongs to an account, wherever that person opens the product next.
create table drafts (
  user_id integer not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 80),
  content jsonb not null check (octet_length(content::text) <= 262144),
  record_version integer,
  label text not null,
  saved_at timestamptz not null default app_now(),
  primary key (user_id, key)
);
create index drafts_by_age on drafts (user_id, saved_at desc);
alter table drafts enable row level security;
alter table drafts force row level security;
create policy own on drafts to corredor_app using (user_id = app_user_id()) with check (user_id = app_user_id());
create policy owner_prunes on drafts to current_user using (true);
create policy owner_prunes on idempotency_keys to current_user using (true);
grant select, insert, update, delete on drafts to corredor_app;

-- Forgets what has served its time, in all brokerages at once, which the server's own login cannot see. One process at a time: a
-- second one finds the lock taken and answers nothing.
create function prune_expired() returns table (kind text, removed integer)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(7205311) then return; end if;
  kind := 'drafts';
  delete from drafts where saved_at < app_now() - interval '30 days';
  get diagnostics removed = row_count;
  return next;
  kind := 'idempotency_keys';
  delete from idempotency_keys where created_at < app_now() - interval '2 days';
  get diagnostics removed = row_count;
  return next;
  kind := 'mail_tokens';
  delete from mail_tokens where expires_at < app_now() - interval '7 days';
  get diagnostics removed = row_count;
  return next;
  kind := 'mails';
  delete from mails where coalesce(sent_at, created_at) < app_now() - interval '30 days' and (sent_at is not null or attempts >= 20);
  get diagnostics removed = row_count;
  return next;
  kind := 'access_tokens';
  delete from access_tokens where expires_at < app_now() - interval '1 day';
  get diagnostics removed = row_count;
  return next;
  kind := 'sessions';
  delete from sessions where least(expires_at, coalesce(ended_at, expires_at)) < app_now() - interval '90 days';
  get diagnostics removed = row_count;
  return next;
end $$;
revoke all on function prune_expired() from public;
grant execute on function prune_expired() to corredor_app;

-- Down Migration
drop function prune_expired();
drop policy owner_prunes on idempotency_keys;
drop table drafts;

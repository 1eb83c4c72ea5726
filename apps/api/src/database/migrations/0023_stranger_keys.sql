-- Up Migration
-- What strangers have sent, so that what is sent again because its answer was lost is taken once. They have no account that a key could
-- belong to; what was sent is kept as a hash only.
create table stranger_keys (
  operation text not null,
  key text not null,
  body_hash text not null,
  created_at timestamptz not null default app_now(),
  primary key (operation, key)
);
grant select, insert on stranger_keys to corredor_app;

create or replace function prune_expired() returns table (kind text, removed integer)
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
  kind := 'stranger_keys';
  delete from stranger_keys where created_at < app_now() - interval '2 days';
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

-- Down Migration
create or replace function prune_expired() returns table (kind text, removed integer)
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
drop table stranger_keys;

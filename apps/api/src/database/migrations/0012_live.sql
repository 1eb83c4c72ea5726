-- Up Migration
-- A ticket opens one connection to the live channel. It is found by its hash only, like every other token, and knows how long the
-- access lasts that asked for it.
create table ws_tickets (
  hash bytea primary key,
  session_id integer not null references sessions (id) on delete cascade,
  access_ends_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index ws_tickets_of_session on ws_tickets (session_id);
grant select, insert, update, delete on ws_tickets to corredor_app;

-- Spends tickets, each once, and answers whose they were; what is unknown, late, spent or of an ended session is left out.
create function use_ws_tickets(hashes bytea[]) returns table (
  hash bytea, session_id integer, user_id integer, partner_id integer, seconds_left double precision
) language sql volatile security definer set search_path = public, pg_temp as $$
  update ws_tickets t set used_at = app_now()
  from sessions s join users u on u.id = s.user_id
  where t.hash = any (hashes) and t.used_at is null and t.expires_at > app_now()
    and s.id = t.session_id and s.ended_at is null and s.expires_at > app_now() and u.is_active
  returning t.hash, s.id, u.id, coalesce(u.partner_id, 0), extract(epoch from t.access_ends_at - app_now())::double precision
$$;
-- Which of these sessions still serve.
create function open_sessions(ids integer[]) returns table (session_id integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id from sessions s join users u on u.id = s.user_id
  where s.id = any (ids) and s.ended_at is null and s.expires_at > app_now() and u.is_active
$$;
-- Opens the context of a session whose token was checked when its connection began; answers nothing once the session has ended.
create function open_session_context(wanted integer) returns table (user_id integer, partner_id integer, language text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare found record;
begin
  select u.id as user_id, coalesce(u.partner_id, 0) as partner_id, u.language into found
  from sessions s join users u on u.id = s.user_id
  where s.id = wanted and s.ended_at is null and s.expires_at > app_now() and u.is_active;
  if found.user_id is null then return; end if;
  perform set_config('app.partner_id', found.partner_id::text, true), set_config('app.user_id', found.user_id::text, true);
  return query select found.user_id, found.partner_id, found.language;
end $$;
revoke all on function use_ws_tickets(bytea[]), open_sessions(integer[]), open_session_context(integer) from public;
grant execute on function use_ws_tickets(bytea[]), open_sessions(integer[]), open_session_context(integer) to corredor_app;

-- Every process listens on the channel "live" and is told ids only, at the commit; whoever is told reads the row as its recipient.
-- Who marks all says so once itself, by app.tells_all, instead of row by row.
create function tell_notifications() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform pg_notify('live', concat_ws(' ', 'get_notification', one.partner_id, one.user_id, one.id))
    from (select * from after_rows order by id) one;
  elsif tg_op = 'DELETE' then
    perform pg_notify('live', concat_ws(' ', 'delete_notification', one.partner_id, one.user_id, one.id)) from before_rows one;
  elsif current_setting('app.tells_all', true) is distinct from 'true' then
    perform pg_notify('live', concat_ws(' ', 'update_notification', one.partner_id, one.user_id, one.id))
    from after_rows one join before_rows was on was.id = one.id and was.status = 'unread' and one.status = 'read';
  end if;
  return null;
end $$;
create trigger tell_added after insert on notifications referencing new table as after_rows
  for each statement execute function tell_notifications();
create trigger tell_changed after update on notifications referencing old table as before_rows new table as after_rows
  for each statement execute function tell_notifications();
create trigger tell_removed after delete on notifications referencing old table as before_rows
  for each statement execute function tell_notifications();

-- Whoever loses a session or is deactivated loses the open connections too.
create function tell_end_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', concat_ws(' ', 'end_session', old.id));
  return null;
end $$;
create trigger tell_ended after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_end_of_session();
create trigger tell_removed after delete on sessions for each row execute function tell_end_of_session();
create function tell_end_of_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', concat_ws(' ', 'end_user', old.id));
  return null;
end $$;
create trigger tell_deactivated after update of is_active on users for each row
  when (old.is_active and not new.is_active) execute function tell_end_of_user();

-- Down Migration
drop trigger tell_deactivated on users;
drop trigger tell_removed on sessions;
drop trigger tell_ended on sessions;
drop function tell_end_of_user();
drop function tell_end_of_session();
drop trigger tell_removed on notifications;
drop trigger tell_changed on notifications;
drop trigger tell_added on notifications;
drop function tell_notifications();
drop function open_session_context(integer);
drop function open_sessions(integer[]);
drop function use_ws_tickets(bytea[]);
drop table ws_tickets;

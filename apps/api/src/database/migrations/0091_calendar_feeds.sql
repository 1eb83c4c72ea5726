-- Up Migration
-- Under which address calendar programs read a person's dates: its hash only, so that nobody can read the address back. Without a hash there is
-- none, and the row says only what the next one is to show.
create table calendar_feeds (
  user_id integer primary key references users (id) on delete cascade,
  hash bytea unique check (octet_length(hash) = 32),
  made_at timestamptz,
  shows_names boolean not null default false,
  check ((hash is null) = (made_at is null))
);
alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy own on calendar_feeds to corredor_app using (user_id = app_user_id()) with check (user_id = app_user_id());
create policy owner_backs_up on calendar_feeds for select to current_user using (true);
create policy owner_ends_calendars on calendar_feeds for delete to current_user using (true);
grant select, insert, update, delete on calendar_feeds to corredor_app;

-- Opens the context of a reader from the hash of the address: sets partner and user for this transaction, and answers what that person may see now.
create function open_calendar(token_hash bytea, request_id text) returns table (
  user_id integer, partner_id integer, permissions text[], language text, partner_name text, currency text, shows_names boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
declare found record;
begin
  select u.id as user_id, u.partner_id, coalesce(r.permissions, '{}'::text[]) as permissions, u.language, p.name as partner_name, p.currency,
    f.shows_names
  into found
  from calendar_feeds f
  join users u on u.id = f.user_id
  join partners p on p.id = u.partner_id
  left join roles r on r.id = u.role_id
  where f.hash = token_hash and u.is_active and u.confirmed_at is not null and not u.has_taken_email;
  if found.user_id is null then return; end if;
  perform set_config('app.partner_id', found.partner_id::text, true), set_config('app.user_id', found.user_id::text, true),
    set_config('app.request_id', request_id, true);
  return query select found.user_id, found.partner_id, found.permissions, found.language, found.partner_name, found.currency, found.shows_names;
end $$;
revoke all on function open_calendar(bytea, text) from public;
grant execute on function open_calendar(bytea, text) to corredor_app;

-- Whoever is deactivated loses the address for good, also where the account is activated again.
create function end_calendar_feed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from calendar_feeds where user_id = new.id;
  return null;
end $$;
revoke all on function end_calendar_feed() from public;
create trigger end_calendar_feed after update of is_active on users for each row
  when (old.is_active and not new.is_active) execute function end_calendar_feed();

-- Down Migration
drop trigger end_calendar_feed on users;
drop function end_calendar_feed();
drop function open_calendar(bytea, text);
drop table calendar_feeds;

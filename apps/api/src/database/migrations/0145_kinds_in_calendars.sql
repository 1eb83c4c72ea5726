-- Up Migration
-- What a person's calendar holds is chosen by kind; a calendar that is there already keeps all of them.
alter table calendar_feeds
  add column shows_tasks boolean not null default true,
  add column shows_ends boolean not null default true,
  add column shows_instalments boolean not null default true;

-- Answers the choice too. A server of the version before reads the columns that it knows by their names.
drop function open_calendar(bytea, text);
create function open_calendar(token_hash bytea, request_id text) returns table (
  user_id integer, partner_id integer, permissions text[], language text, partner_name text, currency text, shows_names boolean,
  shows_tasks boolean, shows_ends boolean, shows_instalments boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
declare found record;
begin
  select u.id as user_id, u.partner_id, coalesce(r.permissions, '{}'::text[]) as permissions, u.language, p.name as partner_name, p.currency,
    f.shows_names, f.shows_tasks, f.shows_ends, f.shows_instalments
  into found
  from calendar_feeds f
  join users u on u.id = f.user_id
  join partners p on p.id = u.partner_id
  left join roles r on r.id = u.role_id
  where f.hash = token_hash and u.is_active and u.confirmed_at is not null and not u.has_taken_email;
  if found.user_id is null then return; end if;
  perform set_config('app.partner_id', found.partner_id::text, true), set_config('app.user_id', found.user_id::text, true),
    set_config('app.request_id', request_id, true);
  return query select found.user_id, found.partner_id, found.permissions, found.language, found.partner_name, found.currency, found.shows_names,
    found.shows_tasks, found.shows_ends, found.shows_instalments;
end $$;
revoke all on function open_calendar(bytea, text) from public;
grant execute on function open_calendar(bytea, text) to corredor_app;

-- Down Migration
drop function open_calendar(bytea, text);
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
alter table calendar_feeds drop column shows_tasks, drop column shows_ends, drop column shows_instalments;

-- Up Migration
-- After a restart every open page comes back at once, so what each of them asks for is done for many in one statement.

-- Makes a ticket of the live channel for each access token that serves, and answers which were made. What these sessions have left
-- over from before goes.
create function add_ws_tickets(tokens bytea[], tickets bytea[], seconds integer) returns table (hash bytea)
language sql volatile security definer set search_path = public, pg_temp as $$
  with asked as (
    select given.ticket, s.id as session_id
    from unnest(tokens, tickets) as given (token, ticket)
    join access_tokens a on a.hash = given.token
    join sessions s on s.id = a.session_id
    join users u on u.id = s.user_id
    where a.expires_at > app_now() and s.ended_at is null and s.expires_at > app_now() and u.is_active
  ), ends as (
    select a.session_id, max(a.expires_at) as at from access_tokens a
    where a.session_id in (select session_id from asked) group by a.session_id
  ), late as (
    select t.hash from ws_tickets t
    where t.session_id in (select session_id from asked) and t.expires_at < app_now() for update skip locked
  ), gone as (delete from ws_tickets t using late where t.hash = late.hash)
  insert into ws_tickets (hash, session_id, access_ends_at, expires_at)
  select asked.ticket, asked.session_id, ends.at, app_now() + make_interval(secs => seconds)
  from asked join ends using (session_id)
  returning hash
$$;
revoke all on function add_ws_tickets(bytea[], bytea[], integer) from public;
grant execute on function add_ws_tickets(bytea[], bytea[], integer) to corredor_app;

-- The newest notifications of some sessions, one after the other in the context of its own user: row-level security decides about
-- each row, as everywhere. A session that has ended is left out; one without notifications has one row without an id.
create function newest_notifications(sessions integer[], most integer) returns table (
  session_id integer, language text, id integer, kind text, params jsonb, status text, link text, version integer,
  created_at timestamptz, updated_at timestamptz
) language plpgsql volatile set search_path = public, pg_temp as $$
declare
  wanted integer;
  reader record;
begin
  foreach wanted in array sessions loop
    select * into reader from open_session_context(wanted);
    continue when reader.user_id is null;
    return query
      select wanted, reader.language, n.id, n.kind, n.params, n.status, n.link, n.version, n.created_at, n.updated_at
      from (values (1)) as always left join (
        select * from notifications one order by one.id desc limit most
      ) n on true
      order by n.id desc;
  end loop;
  perform set_config('app.partner_id', '', true), set_config('app.user_id', '', true);
end $$;
revoke all on function newest_notifications(integer[], integer) from public;
grant execute on function newest_notifications(integer[], integer) to corredor_app;

-- Down Migration
drop function newest_notifications(integer[], integer);
drop function add_ws_tickets(bytea[], bytea[], integer);

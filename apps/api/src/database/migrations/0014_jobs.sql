-- Up Migration
-- Which work of which day is done for a brokerage, written in the transaction that does it: the day is the brokerage's own, and the key
-- lets it happen once, however many processes try.
create table daily_work (
  partner_id integer not null references partners (id),
  kind text not null,
  day date not null,
  done_at timestamptz not null default app_now(),
  told integer not null default 0 check (told >= 0),
  primary key (partner_id, kind, day)
);
-- What was told about a record, and of which date: a date that is moved is told again, the same one never.
create table told_dates (
  partner_id integer not null references partners (id),
  kind text not null,
  record_id integer not null,
  on_date date not null,
  told_at timestamptz not null default app_now(),
  primary key (partner_id, kind, record_id, on_date)
);
do $$
declare name text;
begin
  foreach name in array array['daily_work', 'told_dates'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
  end loop;
end $$;
create policy owner_looks_for_work on daily_work for select to current_user using (true);
grant select, insert, update, delete on daily_work to corredor_app;
grant select, insert on told_dates to corredor_app;

-- The day in a time zone; by UTC where this database does not know the zone, so that one brokerage's setting stops nobody else's work.
create function day_in(timezone text, moment timestamptz) returns date language plpgsql stable as $$
begin
  return (moment at time zone timezone)::date;
exception when invalid_parameter_value then
  return (moment at time zone 'UTC')::date;
end $$;
-- The work of these kinds that is not done yet today, in all brokerages, which the server's own login cannot see at once.
create function daily_work_due(kinds text[]) returns table (partner_id integer, kind text)
language sql stable security definer set search_path = public, pg_temp as $$
  with days as materialized (select p.id, day_in(p.timezone, app_now()) as today from partners p)
  select p.id, k.kind from days p cross join unnest(kinds) with ordinality k (kind, position)
  where not exists (select from daily_work d where d.partner_id = p.id and d.kind = k.kind and d.day = p.today)
  order by p.id, k.position
$$;
revoke all on function daily_work_due(text[]) from public;
grant execute on function daily_work_due(text[]) to corredor_app;

-- Down Migration
drop function daily_work_due(text[]);
drop function day_in(text, timestamptz);
drop table told_dates, daily_work;

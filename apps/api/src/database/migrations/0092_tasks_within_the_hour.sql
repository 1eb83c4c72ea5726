-- Up Migration
-- Where there are tasks for a time of day that comes within the hour, and nobody was told so: in all brokerages at once, which the server's own
-- login cannot see, each by its own clock.
create index tasks_by_hour on tasks (greatest(due_on, snoozed_until)) where status = 'open' and due_time is not null;
create function tasks_within_the_hour() returns table (partner_id integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct k.partner_id from tasks k join partners p on p.id = k.partner_id
  where k.status = 'open' and k.due_time is not null
    and greatest(k.due_on, k.snoozed_until) between (app_now() at time zone 'UTC')::date - 1 and (app_now() at time zone 'UTC')::date + 1
    and (greatest(k.due_on, k.snoozed_until) + k.due_time::time) at time zone p.timezone between app_now() and app_now() + interval '1 hour'
    and not exists (select from told_dates d where d.partner_id = k.partner_id and d.kind = 'task_hour' and d.record_id = k.id
      and d.on_date = greatest(k.due_on, k.snoozed_until))
  order by k.partner_id
$$;
revoke all on function tasks_within_the_hour() from public;
grant execute on function tasks_within_the_hour() to corredor_app;

-- Down Migration
drop function tasks_within_the_hour();
drop index tasks_by_hour;

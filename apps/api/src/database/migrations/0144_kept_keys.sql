-- Up Migration, step by step
-- What a task's title is searched in is kept with it: to make it of forty thousand titles took half a second for every word that many have.
-- The index is gone while the rows are written again, so that it is made once.
drop index if exists tasks_search;
drop view if exists task_states;
alter table tasks drop column if exists title_key, add column title_key text not null generated always as (' ' || searched_text(title)) stored;
create view task_states with (security_invoker = true) as
  select k.*,
    greatest(k.due_on, k.snoozed_until) as day,
    case when k.status <> 'open' then null
      when greatest(k.due_on, k.snoozed_until) < t.today then 'overdue'
      when greatest(k.due_on, k.snoozed_until) = t.today then 'today'
      when greatest(k.due_on, k.snoozed_until) < date_trunc('week', t.today)::date + 7 then 'week'
      else 'later' end as band
  from tasks k join partner_today t on t.partner_id = k.partner_id;
grant select on task_states to corredor_app;
create index tasks_search on tasks using gin (partner_id, title_key gin_trgm_ops);
create or replace function find_tasks(patterns text[], most integer) returns setof integer language sql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  as $$ select id from tasks where partner_id = app_partner_id() and title_key like patterns[1] and title_key like all (patterns)
    limit most $$;
-- Next step
-- Tasks are found by the policy of the instalment that they are about; those that stand have an index already.
drop index if exists payments_voided;
create index payments_voided on payments (partner_id, policy_id) where voided_at is not null;
-- Next step
-- The same of a vehicle without its owner, by whose name the palette would find each of their vehicles.
alter table vehicles drop column if exists own_key,
  add column own_key text not null generated always as (' ' || searched_number(plate) || ' ' || searched_number(coalesce(chassis_number, '')) || ' '
    || searched_text(brand || ' ' || model)) stored;

-- Down Migration
drop index payments_voided;
alter table vehicles drop column own_key;
create or replace function find_tasks(patterns text[], most integer) returns setof integer language sql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  as $$ select id from tasks where partner_id = app_partner_id() and (' ' || searched_text(title)) like patterns[1]
    and (' ' || searched_text(title)) like all (patterns) limit most $$;
drop index tasks_search;
drop view task_states;
alter table tasks drop column title_key;
create view task_states with (security_invoker = true) as
  select k.*,
    greatest(k.due_on, k.snoozed_until) as day,
    case when k.status <> 'open' then null
      when greatest(k.due_on, k.snoozed_until) < t.today then 'overdue'
      when greatest(k.due_on, k.snoozed_until) = t.today then 'today'
      when greatest(k.due_on, k.snoozed_until) < date_trunc('week', t.today)::date + 7 then 'week'
      else 'later' end as band
  from tasks k join partner_today t on t.partner_id = k.partner_id;
grant select on task_states to corredor_app;
create index tasks_search on tasks using gin (partner_id, (' ' || searched_text(title)) gin_trgm_ops);

-- Up Migration
-- A task may be about a renewal or a movement too.
alter table tasks
  add column renewal_id integer,
  add column movement_id integer,
  add foreign key (partner_id, renewal_id) references renewals (partner_id, id) on delete set null (renewal_id),
  add foreign key (partner_id, movement_id) references movements (partner_id, id) on delete set null (movement_id),
  drop constraint tasks_check,
  add constraint tasks_about_one
    check (num_nonnulls(policy_id, payment_id, customer_id, vehicle_id, provider_id, renewal_id, movement_id) <= 1);
create index tasks_renewal on tasks (partner_id, renewal_id) where renewal_id is not null;
create index tasks_movement on tasks (partner_id, movement_id) where movement_id is not null;
drop view task_states;
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

-- Down Migration
drop view task_states;
alter table tasks drop constraint tasks_about_one, drop column renewal_id, drop column movement_id,
  add constraint tasks_check check (num_nonnulls(policy_id, payment_id, customer_id, vehicle_id, provider_id) <= 1);
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

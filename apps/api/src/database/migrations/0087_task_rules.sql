-- Up Migration
-- By which tasks are added without anybody thinking of it. What a rule has made a task of is marked, and stays so whatever becomes of the task.
create table task_rules (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  name text not null check (name <> ''),
  trigger text not null check (trigger in ('policy_activated', 'policy_near_end', 'payment_delayed', 'movement_sent', 'customer_birthday', 'customer_added')),
  branch_id integer,
  provider_id integer,
  insured_select_type text check (insured_select_type in ('personal', 'corporate', 'massive')),
  min_net numeric(14, 2) check (min_net >= 0),
  offset_days integer not null check (offset_days between -365 and 365),
  business_days boolean not null default false,
  assign text not null check (assign in ('owner', 'renewal_owner', 'seller', 'user')),
  user_id integer,
  title text not null check (title <> ''),
  kind text not null check (kind in ('call', 'mail', 'visit', 'document', 'payment', 'renewal', 'claim', 'other')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high')),
  stop_when_resolved boolean not null default true,
  is_active boolean not null default true,
  -- Tasks that would have been due before this day are not made.
  active_since date not null,
  author_id integer not null,
  unique (partner_id, id),
  foreign key (partner_id, branch_id) references branches (partner_id, id) on delete set null (branch_id),
  foreign key (partner_id, provider_id) references providers (partner_id, id) on delete set null (provider_id),
  foreign key (partner_id, user_id) references users (partner_id, id),
  foreign key (partner_id, author_id) references users (partner_id, id),
  check ((assign = 'user') = (user_id is not null)),
  check (offset_days >= 0 or trigger in ('policy_near_end', 'customer_birthday')),
  check (trigger not in ('customer_birthday', 'customer_added') or num_nonnulls(branch_id, provider_id, insured_select_type, min_net) = 0)
);
create index task_rules_branch on task_rules (partner_id, branch_id) where branch_id is not null;
create index task_rules_provider on task_rules (partner_id, provider_id) where provider_id is not null;
create index task_rules_user on task_rules (partner_id, user_id) where user_id is not null;
create index task_rules_author on task_rules (partner_id, author_id);
create table task_causes (
  partner_id integer not null references partners (id),
  rule_id integer not null,
  model text not null check (model in ('policy', 'payment', 'movement', 'customer')),
  record_id integer not null,
  caused_on date not null,
  primary key (partner_id, rule_id, model, record_id, caused_on),
  foreign key (partner_id, rule_id) references task_rules (partner_id, id) on delete cascade
);
do $$
declare name text;
begin
  foreach name in array array['task_rules', 'task_causes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
    execute format('create policy owner_backs_up on %I for select to current_user using (true)', name);
  end loop;
end $$;
create trigger touch before update on task_rules for each row execute function touch();
grant select, insert, update, delete on task_rules to corredor_app;
grant select, insert on task_causes to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- A rule whose branch or insurer goes would mean all of them: it is switched off instead.
create function rest_task_rules() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'branches' then
    update task_rules set is_active = false where partner_id = old.partner_id and branch_id = old.id;
  else
    update task_rules set is_active = false where partner_id = old.partner_id and provider_id = old.id;
  end if;
  return old;
end $$;
create trigger rest_task_rules before delete on branches for each row execute function rest_task_rules();
create trigger rest_task_rules before delete on providers for each row execute function rest_task_rules();

alter table tasks
  add column rule_id integer,
  add column cause_id integer,
  add column caused_on date,
  -- Why it closed by itself, and that it has done so once: opened again, it stays open.
  add column resolution text check (resolution in ('paid', 'voided', 'renewed', 'cancelled', 'closed', 'deleted', 'extended', 'issued', 'rejected', 'withdrawn')),
  add column was_resolved boolean not null default false,
  add foreign key (partner_id, rule_id) references task_rules (partner_id, id) on delete set null (rule_id),
  add check (resolution is null or status = 'done'),
  add check ((cause_id is null) = (caused_on is null));
create unique index tasks_once_by_rule on tasks (partner_id, rule_id, cause_id, caused_on) where rule_id is not null;
create index tasks_of_open_causes on tasks (partner_id, rule_id) where status = 'open' and rule_id is not null and not was_resolved;
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
alter table tasks drop column rule_id, drop column cause_id, drop column caused_on, drop column resolution, drop column was_resolved;
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
drop trigger rest_task_rules on branches;
drop trigger rest_task_rules on providers;
drop function rest_task_rules();
drop table task_causes, task_rules;

-- Up Migration
-- What is to be done, by whom and when. A task is about at most one record, and outlives it. A private one is its author's own: row security keeps it
-- from everybody else, in lists, in the search and in exports; the day's work, which is nobody's, sees it to remind its author.
create table tasks (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  title text not null check (title <> ''),
  description text,
  kind text not null check (kind in ('call', 'mail', 'visit', 'document', 'payment', 'renewal', 'claim', 'other')),
  due_on date not null,
  due_time text check (due_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high')),
  author_id integer not null,
  assignee_id integer not null,
  policy_id integer,
  payment_id integer,
  customer_id integer,
  vehicle_id integer,
  provider_id integer,
  status text not null default 'open' check (status in ('open', 'done', 'cancelled')),
  outcome text,
  done_on date,
  snoozed_until date,
  snoozed_count integer not null default 0 check (snoozed_count >= 0),
  repeat_every integer check (repeat_every between 1 and 12),
  repeat_unit text check (repeat_unit in ('day', 'week', 'month', 'year')),
  repeat_until date,
  -- The first due date of the series: its others are counted from it.
  anchor_on date not null,
  next_id integer,
  passed_over integer not null default 0 check (passed_over >= 0),
  is_private boolean not null default false,
  unique (partner_id, id),
  foreign key (partner_id, author_id) references users (partner_id, id),
  foreign key (partner_id, assignee_id) references users (partner_id, id),
  foreign key (partner_id, policy_id) references policies (partner_id, id) on delete set null (policy_id),
  foreign key (partner_id, payment_id) references payments (partner_id, id) on delete set null (payment_id),
  foreign key (partner_id, customer_id) references customers (partner_id, id) on delete set null (customer_id),
  foreign key (partner_id, vehicle_id) references vehicles (partner_id, id) on delete set null (vehicle_id),
  foreign key (partner_id, provider_id) references providers (partner_id, id) on delete set null (provider_id),
  foreign key (partner_id, next_id) references tasks (partner_id, id) on delete set null (next_id),
  check (num_nonnulls(policy_id, payment_id, customer_id, vehicle_id, provider_id) <= 1),
  check ((status = 'done') = (done_on is not null)),
  check (outcome is null or status = 'done'),
  check ((repeat_every is null) = (repeat_unit is null)),
  check (repeat_until is null or (repeat_every is not null and repeat_until >= anchor_on)),
  check (next_id is null or status = 'done'),
  check (not is_private or assignee_id = author_id)
);
create index tasks_to_do on tasks (partner_id, assignee_id, due_on) where status = 'open';
create index tasks_author on tasks (partner_id, author_id);
create index tasks_policy on tasks (partner_id, policy_id) where policy_id is not null;
create index tasks_payment on tasks (partner_id, payment_id) where payment_id is not null;
create index tasks_customer on tasks (partner_id, customer_id) where customer_id is not null;
create index tasks_vehicle on tasks (partner_id, vehicle_id) where vehicle_id is not null;
create index tasks_provider on tasks (partner_id, provider_id) where provider_id is not null;
create index tasks_next on tasks (partner_id, next_id) where next_id is not null;
create index tasks_search on tasks using gin (search_key(title) gin_trgm_ops);
create trigger touch before update on tasks for each row execute function touch();
alter table tasks enable row level security;
alter table tasks force row level security;
create policy tenant on tasks to corredor_app
  using (partner_id = app_partner_id() and (not is_private or author_id = nullif(current_setting('app.user_id', true), '')::integer
    or current_setting('app.user_id', true) = '0'))
  with check (partner_id = app_partner_id() and (not is_private or author_id = nullif(current_setting('app.user_id', true), '')::integer
    or current_setting('app.user_id', true) = '0'));
create policy owner_backs_up on tasks for select to current_user using (true);
grant select, insert, update, delete on tasks to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Where an open task stands today: it counts from the day to which it was put off.
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
drop table tasks;

-- Up Migration
-- What is done to many records at once, and what became of each: the line of a record is written in the transaction of what was done to it.
create table runs (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  kind text not null,
  title text not null,
  params jsonb not null default '{}',
  user_id integer not null,
  status text not null default 'running' check (status in ('running', 'finished', 'cancelled')),
  finished_at timestamptz,
  unique (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id),
  check ((status = 'running') = (finished_at is null))
);
create index runs_latest on runs (partner_id, id desc);

create table run_lines (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  run_id integer not null,
  model text not null,
  record_id integer not null,
  record_version integer not null,
  label text not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'skipped', 'failed')),
  code text,
  detail text,
  tried_at timestamptz,
  tried_by integer,
  unique (partner_id, id),
  unique (partner_id, run_id, model, record_id),
  foreign key (partner_id, run_id) references runs (partner_id, id),
  foreign key (partner_id, tried_by) references users (partner_id, id) on delete set null (tried_by),
  check ((outcome = 'waiting') = (tried_at is null)),
  check ((outcome in ('skipped', 'failed')) = (code is not null))
);
create index run_lines_by_outcome on run_lines (partner_id, run_id, outcome, id);

do $$
declare name text;
begin
  foreach name in array array['runs', 'run_lines'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
    execute format('create policy owner_backs_up on %I for select to current_user using (true)', name);
  end loop;
end $$;
create trigger touch before update on runs for each row execute function touch();

grant select, insert, update on runs, run_lines to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
drop table run_lines, runs;

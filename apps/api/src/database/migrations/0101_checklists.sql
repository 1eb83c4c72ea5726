-- Up Migration
-- What a movement needs before it counts: papers and payments, ticked when they are there, with the file of the policy that proves each.
create table movement_checks (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  movement_id integer not null,
  position integer not null check (position between 1 and 40),
  label text not null check (length(label) between 1 and 120),
  is_required boolean not null,
  done_on date,
  file_id integer,
  unique (partner_id, id),
  unique (partner_id, movement_id, position),
  foreign key (partner_id, movement_id) references movements (partner_id, id) on delete cascade,
  foreign key (partner_id, file_id) references policy_files (partner_id, id) on delete set null (file_id)
);
create index movement_checks_by_file on movement_checks (partner_id, file_id) where file_id is not null;

alter table movement_checks enable row level security;
alter table movement_checks force row level security;
create policy tenant on movement_checks to corredor_app
  using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());
create policy owner_backs_up on movement_checks for select to current_user using (true);
grant select, insert, update, delete on movement_checks to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
-- What an older version cannot say is not thrown away.
do $$
begin
  if exists (select from movement_checks) then
    raise exception 'There are movements with a checklist, which the version before does not know.';
  end if;
end $$;
drop table movement_checks;

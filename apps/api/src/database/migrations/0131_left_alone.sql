-- Up Migration
-- What whoever began a run left alone says why, in the words that they read; the server gave no code of its own.
alter table run_lines drop constraint run_lines_check1,
  add constraint run_lines_say_why check ((outcome in ('skipped', 'failed')) = (coalesce(code, detail) is not null));

-- Down Migration
create policy owner_gives_codes on run_lines for update to current_user using (true) with check (true);
update run_lines set code = 'transition_refused' where outcome in ('skipped', 'failed') and code is null;
drop policy owner_gives_codes on run_lines;
alter table run_lines drop constraint run_lines_say_why,
  add constraint run_lines_check1 check ((outcome in ('skipped', 'failed')) = (code is not null));

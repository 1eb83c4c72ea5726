-- Up Migration
-- What a mail is for, so that every purpose has an allowance of its own; for an invitation also who sent it.
alter table mails add column kind text, add column sender_id integer;

-- Where a session was opened: network and device. Who signs in from there again has a counter of wrong passwords that strangers do not
-- move; it begins anew with every sign-in. Checks of the current password within a session are counted apart.
alter table sessions
  add column place text,
  add column failed_logins integer not null default 0,
  add column locked_until timestamptz,
  add column failed_checks integer not null default 0,
  add column checks_locked_until timestamptz;

-- Down Migration
alter table sessions drop column checks_locked_until, drop column failed_checks, drop column locked_until, drop column failed_logins,
  drop column place;
alter table mails drop column sender_id, drop column kind;

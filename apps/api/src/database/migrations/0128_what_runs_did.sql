-- Up Migration
-- Which run recorded a receipt, handed it over or shut a user out last: its undo takes back only what that run did.
alter table receipts
  add column run_id integer,
  add column remitted_run_id integer,
  add foreign key (partner_id, run_id) references runs (partner_id, id),
  add foreign key (partner_id, remitted_run_id) references runs (partner_id, id);
-- No foreign key: runs refer to users, and what is backed up goes back table by table.
alter table users add column deactivated_run_id integer;
-- The line of a record is written in the transaction of what was done to it, so that both have one time.
alter table receipts disable trigger user;
create policy owner_names_runs on receipts for update to current_user using (true) with check (true);
update receipts r set run_id = l.run_id
  from run_lines l join runs on runs.id = l.run_id and runs.kind = 'payInstalment'
  where l.outcome = 'done' and l.record_id = r.payment_id and l.tried_at = r.created_at and l.partner_id = r.partner_id;
update receipts r set remitted_run_id = l.run_id
  from run_lines l join runs on runs.id = l.run_id and runs.kind = 'remitInstalment'
  where l.outcome = 'done' and l.record_id = r.payment_id and l.tried_at = r.updated_at and l.partner_id = r.partner_id
    and r.remitted_on is not null;
drop policy owner_names_runs on receipts;
alter table receipts enable trigger user;
alter table users disable trigger user;
update users u set deactivated_run_id = l.run_id
  from run_lines l join runs on runs.id = l.run_id and runs.kind = 'deactivateUser'
  where l.outcome = 'done' and l.record_id = u.id and l.tried_at = u.updated_at and l.partner_id = u.partner_id
    and not u.is_active;
alter table users enable trigger user;
grant update (run_id, remitted_run_id) on receipts to corredor_app;

-- Down Migration
alter table users drop column deactivated_run_id;
alter table receipts drop column remitted_run_id, drop column run_id;

-- Up Migration
-- A mail in a brokerage's name says whose it is: the name above it, the address of its picture and the language, as they were when it was written.
alter table mails add column letterhead jsonb;

-- Down Migration
alter table mails drop column letterhead;

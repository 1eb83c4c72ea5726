-- Up Migration
-- A mail carries any number of files; they are dropped once it is sent.
create table mail_files (
  id integer generated always as identity primary key,
  mail_id integer not null references mails (id) on delete cascade,
  name text not null,
  content bytea not null
);
create index mail_files_by_mail on mail_files (mail_id);
grant select, insert, delete on mail_files to corredor_app;
grant usage on all sequences in schema public to corredor_app;
insert into mail_files (mail_id, name, content)
  select id, coalesce(attachment_name, 'file'), attachment from mails where attachment is not null;
alter table mails drop column attachment, drop column attachment_name;

-- Down Migration
alter table mails add column attachment bytea, add column attachment_name text;
-- The version before sends one file with a mail.
update mails set attachment = f.content, attachment_name = f.name
  from (select distinct on (mail_id) mail_id, name, content from mail_files order by mail_id, id) f where f.mail_id = mails.id;
drop table mail_files;

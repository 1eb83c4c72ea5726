-- Up Migration
-- A draft may come with 256 KiB; the database writes it with blanks between its parts, so as text it takes half as much again.
alter table drafts drop constraint drafts_content_check;
alter table drafts add constraint drafts_content_check check (octet_length(content::text) <= 524288) not valid;

-- Down Migration
delete from drafts where octet_length(content::text) > 262144;
alter table drafts drop constraint drafts_content_check;
alter table drafts add constraint drafts_content_check check (octet_length(content::text) <= 262144);

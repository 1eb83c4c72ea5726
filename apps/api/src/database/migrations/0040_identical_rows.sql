-- Up Migration
-- How many rows of a file were of records that the brokerage had already, just as the row has them.
alter table imports add identical_count integer not null default 0 check (identical_count >= 0);

-- Down Migration
alter table imports drop column identical_count;

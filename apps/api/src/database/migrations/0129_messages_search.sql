-- Up Migration
-- LIKE is not leakproof: under row-level security no search of messages could use it, and each message paid for it.
drop index messages_search;

-- Down Migration
create index messages_search on messages using gin (search_key(recipient || ' ' || subject) gin_trgm_ops);

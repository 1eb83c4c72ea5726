-- Up Migration
-- Searching reads customer_facts, policy_facts and vehicle_facts; under row-level security nothing can use these, and every change pays for them.
drop index customers_search, policies_search, vehicles_search;

-- Down Migration
create index customers_search on customers using gin (search_key(name || ' ' || identification || ' ' || coalesce(email, '')) gin_trgm_ops);
create index policies_search on policies using gin (search_key(coalesce(number, '') || ' ' || coalesce(certificate_number, '')) gin_trgm_ops);
create index vehicles_search on vehicles
  using gin (search_key(plate || ' ' || coalesce(chassis_number, '') || ' ' || brand || ' ' || model) gin_trgm_ops);

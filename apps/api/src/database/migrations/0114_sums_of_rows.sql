-- Up Migration
-- For how much each vehicle, insured and general item is insured, and what its sum costs for the whole term, in percent. What that comes to is its term_net.
do $$
declare name text;
begin
  foreach name in array array['policy_vehicles', 'policy_insureds', 'policy_generals'] loop
    execute format('alter table %I add column sum numeric(14, 2) check (sum >= 0), add column rate numeric(7, 4) check (rate between 0 and 100)', name);
  end loop;
end $$;

-- Down Migration
do $$
declare name text;
begin
  foreach name in array array['policy_vehicles', 'policy_insureds', 'policy_generals'] loop
    execute format('alter table %I drop column sum, drop column rate', name);
  end loop;
end $$;

-- Up Migration
-- A branch adds fields to the vehicles, general items and insureds of its policies too: each field says what it is filled in for, the rows hold the values by key.
create policy owner_rewrites_extras on branches for all to current_user using (true) with check (true);
alter table branches disable trigger touch;
update branches b set extra_fields = (
  select jsonb_agg(f.field || '{"on": "policy"}' order by f.place)
  from jsonb_array_elements(b.extra_fields) with ordinality f(field, place))
where b.extra_fields <> '[]';
alter table branches enable trigger touch;
drop policy owner_rewrites_extras on branches;
do $$
declare name text;
begin
  foreach name in array array['policy_vehicles', 'policy_generals', 'policy_insureds'] loop
    execute format('alter table %I add column extra jsonb not null default ''{}''
      check (jsonb_typeof(extra) = ''object'' and length(extra::text) <= 30000)', name);
  end loop;
end $$;

-- Down Migration
-- What an older version cannot say is not thrown away.
create policy owner_rewrites_extras on branches for all to current_user using (true) with check (true);
do $$
begin
  if exists (select from branches b, jsonb_array_elements(b.extra_fields) f where f ->> 'on' <> 'policy') then
    raise exception 'There are extra fields of vehicles, general items or insureds, which the version before does not know.';
  end if;
end $$;
alter table branches disable trigger touch;
update branches b set extra_fields = (
  select jsonb_agg(f.field - 'on' order by f.place) from jsonb_array_elements(b.extra_fields) with ordinality f(field, place))
where b.extra_fields <> '[]';
alter table branches enable trigger touch;
drop policy owner_rewrites_extras on branches;
do $$
declare name text;
begin
  foreach name in array array['policy_vehicles', 'policy_generals', 'policy_insureds'] loop
    execute format('alter table %I drop column extra', name);
  end loop;
end $$;

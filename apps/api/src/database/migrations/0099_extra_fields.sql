-- Up Migration
-- A branch adds fields of its own to its policies; the policies hold the values by the keys of the fields.
alter table branches add column extra_fields jsonb not null default '[]'
  check (jsonb_typeof(extra_fields) = 'array' and jsonb_array_length(extra_fields) <= 20);
alter table policies add column extra jsonb not null default '{}'
  check (jsonb_typeof(extra) = 'object' and length(extra::text) <= 30000);
select show_all_columns();

-- Down Migration
-- What an older version cannot say is not thrown away.
create policy owner_looks_at_extras on branches for select to current_user using (true);
do $$
begin
  if exists (select from branches where extra_fields <> '[]') then
    raise exception 'There are branches with extra fields, which the version before does not know.';
  end if;
end $$;
drop policy owner_looks_at_extras on branches;
drop view payment_states, policy_states;
alter table policies drop column extra;
alter table branches drop column extra_fields;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

-- Up Migration
-- Extra fields get a name in each language, a place of their own, and can be retired. Values whose field was taken away come back with a retired one.
create policy owner_rewrites_extras on branches for all to current_user using (true) with check (true);
create policy owner_reads_extras on policies for select to current_user using (true);
alter table branches disable trigger touch;
update branches b set extra_fields = (
  select jsonb_agg(f.field - 'name' || jsonb_build_object('name_es', f.field -> 'name', 'name_en', f.field -> 'name',
    'position', f.place, 'is_retired', false) order by f.place)
  from jsonb_array_elements(b.extra_fields) with ordinality f(field, place))
where b.extra_fields <> '[]';
with lost as (
  select p.branch_id, v.key, bool_and(jsonb_typeof(v.value) = 'boolean') as is_yes_no,
    row_number() over (partition by p.branch_id order by v.key) as place
  from policies p join branches b on b.partner_id = p.partner_id and b.id = p.branch_id, jsonb_each(p.extra) v
  where not exists (select from jsonb_array_elements(b.extra_fields) f where f ->> 'key' = v.key)
  group by p.branch_id, v.key)
update branches b set extra_fields = b.extra_fields || (
  select jsonb_agg(jsonb_build_object('key', l.key, 'name_es', replace(l.key, '_', ' '), 'name_en', replace(l.key, '_', ' '),
    'kind', case when l.is_yes_no then 'yes_no' else 'text' end, 'is_required', false, 'choices', '[]'::jsonb,
    'position', jsonb_array_length(b.extra_fields) + l.place, 'is_retired', true) order by l.place)
  from lost l where l.branch_id = b.id and jsonb_array_length(b.extra_fields) + l.place <= 20)
where exists (select from lost l where l.branch_id = b.id and jsonb_array_length(b.extra_fields) + l.place <= 20);
alter table branches enable trigger touch;
drop policy owner_reads_extras on policies;
drop policy owner_rewrites_extras on branches;

-- Down Migration
-- What an older version cannot say is not thrown away.
create policy owner_rewrites_extras on branches for all to current_user using (true) with check (true);
do $$
begin
  if exists (select from branches b, jsonb_array_elements(b.extra_fields) f where f ->> 'kind' = 'money' or (f ->> 'is_retired')::boolean) then
    raise exception 'There are extra fields that are retired or hold money, which the version before does not know.';
  end if;
end $$;
alter table branches disable trigger touch;
update branches b set extra_fields = (
  select jsonb_agg(f.field - '{name_es,name_en,position,is_retired}'::text[] || jsonb_build_object('name', f.field -> 'name_es') order by f.place)
  from jsonb_array_elements(b.extra_fields) with ordinality f(field, place))
where b.extra_fields <> '[]';
alter table branches enable trigger touch;
drop policy owner_rewrites_extras on branches;

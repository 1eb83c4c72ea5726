-- Up Migration
-- Insurers and branches come in from files too.
alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('customers', 'vehicles', 'insureds', 'policies', 'providers', 'branches'));
alter table import_records
  drop constraint import_records_model_check,
  add constraint import_records_model_check check (model in ('customer', 'vehicle', 'policy_insured', 'policy', 'provider', 'branch'));

-- Down Migration
alter table import_records disable trigger user;
create policy owner_takes_back on import_records for all to current_user using (true) with check (true);
create policy owner_takes_back on imports for all to current_user using (true) with check (true);
delete from import_records where import_id in (select id from imports where kind in ('providers', 'branches'));
delete from imports where kind in ('providers', 'branches');
drop policy owner_takes_back on imports;
drop policy owner_takes_back on import_records;
alter table import_records enable trigger user;
alter table import_records
  drop constraint import_records_model_check,
  add constraint import_records_model_check check (model in ('customer', 'vehicle', 'policy_insured', 'policy'));
alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('customers', 'vehicles', 'insureds', 'policies'));

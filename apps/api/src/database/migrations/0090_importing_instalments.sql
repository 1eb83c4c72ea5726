-- Up Migration
-- Instalments come in from files: all of a policy in the place of its plan, which is kept for the way back.
alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('customers', 'vehicles', 'insureds', 'policies', 'providers', 'branches', 'payments'));
alter table import_records
  drop constraint import_records_model_check,
  add constraint import_records_model_check
    check (model in ('customer', 'vehicle', 'policy_insured', 'policy', 'provider', 'branch', 'payment')),
  add column former jsonb,
  add constraint import_records_former check (former is null or model = 'payment');

-- Down Migration
alter table import_records disable trigger user;
create policy owner_takes_back on import_records for all to current_user using (true) with check (true);
create policy owner_takes_back on imports for all to current_user using (true) with check (true);
delete from import_records where import_id in (select id from imports where kind = 'payments');
delete from imports where kind = 'payments';
drop policy owner_takes_back on imports;
drop policy owner_takes_back on import_records;
alter table import_records enable trigger user;
alter table import_records
  drop constraint import_records_former,
  drop column former,
  drop constraint import_records_model_check,
  add constraint import_records_model_check check (model in ('customer', 'vehicle', 'policy_insured', 'policy', 'provider', 'branch'));
alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('customers', 'vehicles', 'insureds', 'policies', 'providers', 'branches'));

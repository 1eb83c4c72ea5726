-- Up Migration
-- Policies come in from files: with instalments on any days, with what was paid of them, and under names that other programs give insurers and branches.
alter table policies add column own_plan jsonb;
select show_all_columns();

alter table imports
  add column activates boolean not null default true,
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('customers', 'vehicles', 'insureds', 'policies'));
-- One row can make two customers: who signs and who pays.
alter table import_records
  drop constraint import_records_model_check,
  add constraint import_records_model_check check (model in ('customer', 'vehicle', 'policy_insured', 'policy')),
  drop constraint import_records_partner_id_import_id_row_number_model_key,
  add constraint import_records_row unique (partner_id, import_id, row_number, model, record_id);
create index import_records_of_policies on import_records (partner_id, record_id) where model = 'policy';

-- What files call an insurer or a branch, without accents, capitals and signs.
create table import_names (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  kind text not null check (kind in ('provider', 'branch')),
  name text not null,
  provider_id integer,
  branch_id integer,
  unique (partner_id, kind, name),
  foreign key (partner_id, provider_id) references providers (partner_id, id) on delete cascade,
  foreign key (partner_id, branch_id) references branches (partner_id, id) on delete cascade,
  check ((kind = 'provider') = (provider_id is not null)),
  check ((kind = 'branch') = (branch_id is not null))
);
create index import_names_by_provider on import_names (partner_id, provider_id) where provider_id is not null;
create index import_names_by_branch on import_names (partner_id, branch_id) where branch_id is not null;
alter table import_names enable row level security;
alter table import_names force row level security;
create policy tenant on import_names to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());
create policy owner_backs_up on import_names for select to current_user using (true);
grant select, insert, update on import_names to corredor_app;
grant usage on sequence import_names_id_seq to corredor_app;

-- Down Migration
drop table import_names;
drop index import_records_of_policies;
alter table import_records disable trigger user;
create policy owner_takes_back on import_records for all to current_user using (true) with check (true);
create policy owner_takes_back on imports for all to current_user using (true) with check (true);
delete from import_records where import_id in (select id from imports where kind = 'policies');
delete from imports where kind = 'policies';
drop policy owner_takes_back on imports;
drop policy owner_takes_back on import_records;
alter table import_records enable trigger user;
alter table import_records
  drop constraint import_records_row,
  add constraint import_records_partner_id_import_id_row_number_model_key unique (partner_id, import_id, row_number, model),
  drop constraint import_records_model_check,
  add constraint import_records_model_check check (model in ('customer', 'vehicle', 'policy_insured'));
alter table imports
  drop column activates,
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('customers', 'vehicles', 'insureds'));
drop view payment_states, policy_states;
alter table policies drop column own_plan;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

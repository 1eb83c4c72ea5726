-- Up Migration
-- Who owns the renewal of a policy before its card is there: a file can say so.
alter table policies add column renewal_owner_id integer,
  add constraint policies_renewal_owner foreign key (partner_id, renewal_owner_id)
    references users (partner_id, id) on delete set null (renewal_owner_id);
create index policies_by_renewal_owner on policies (partner_id, renewal_owner_id) where renewal_owner_id is not null;
select show_all_columns();

-- Down Migration
drop view payment_states, policy_states;
alter table policies drop column renewal_owner_id;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

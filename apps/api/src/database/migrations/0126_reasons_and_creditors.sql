-- Up Migration
-- Why a cover ends, so that it can be listed and counted; and how much a bank is paid at most, which is the debt of its client.
alter table movements add column reason_code text
  check (reason_code in ('price', 'service', 'sold', 'other_broker', 'declined', 'unpaid', 'duplicate', 'other')),
  add constraint movements_reason_code_kind check (reason_code is null or kind in ('cancellation', 'exclusion'));
alter table policy_beneficiaries add column "limit" numeric(14, 2) check ("limit" >= 0);

-- Down Migration
alter table policy_beneficiaries drop column "limit";
alter table movements drop constraint movements_reason_code_kind, drop column reason_code;

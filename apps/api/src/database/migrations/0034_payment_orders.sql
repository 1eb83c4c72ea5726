-- Up Migration, step by step
-- A list of a million instalments is walked in the order that is asked for, never sorted.
create index if not exists payments_by_amount on payments (partner_id, amount, id) where voided_at is null;
-- Next step
create index if not exists payments_by_number on payments (partner_id, number, id) where voided_at is null;
-- Next step
create index if not exists payments_by_payment on payments (partner_id, coalesce(payment_date, 'infinity'::date), id)
  where voided_at is null;
-- Next step
create index if not exists payments_by_created on payments (partner_id, created_at, id) where voided_at is null;
-- Next step
create index if not exists payments_by_updated on payments (partner_id, updated_at, id) where voided_at is null;

-- Down Migration
drop index payments_by_updated;
drop index payments_by_created;
drop index payments_by_payment;
drop index payments_by_number;
drop index payments_by_amount;

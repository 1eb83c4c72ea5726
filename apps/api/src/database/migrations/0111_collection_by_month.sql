-- Up Migration, step by step
-- What was due and what came in is added up by month on the first screen, without a look at each instalment.
create index if not exists receipts_money_by_day on receipts (partner_id, received_on) include (payment_id, amount)
  where kind = 'money' and voided_at is null;
-- Next step
create index if not exists payments_premium_by_day on payments (partner_id, due_date) include (amount)
  where kind = 'premium' and voided_at is null;

-- Down Migration
drop index payments_premium_by_day;
drop index receipts_money_by_day;

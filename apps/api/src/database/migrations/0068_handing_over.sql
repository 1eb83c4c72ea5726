-- Up Migration
-- What a broker collects belongs to the insurer until it is handed over; what the broker gave back of a credit is less to hand over. What came in before
-- counts as handed over.
alter table receipts
  add column remitted_on date,
  add constraint receipts_remitted check (remitted_on is null
    or (kind = 'money' and collected_by = 'broker' and remitted_on >= received_on));
alter table receipts disable trigger user;
create policy owner_hands_over on receipts for update to current_user using (true) with check (true);
update receipts set remitted_on = received_on where kind = 'money' and collected_by = 'broker';
drop policy owner_hands_over on receipts;
alter table receipts enable trigger user;
create index receipts_to_remit on receipts (partner_id, payment_id) include (amount)
  where kind = 'money' and collected_by = 'broker' and remitted_on is null and voided_at is null;
grant update (remitted_on) on receipts to corredor_app;

-- Down Migration
drop index receipts_to_remit;
alter table receipts drop column remitted_on;

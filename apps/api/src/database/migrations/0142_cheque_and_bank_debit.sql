-- Up Migration
-- Money comes by cheque and by bank debit, too.
alter table payments drop constraint payments_payment_method_check,
  add constraint payments_payment_method_check check (payment_method in ('cash', 'transfer', 'card', 'cheque', 'bank_debit'));
alter table receipts drop constraint receipts_method_check,
  add constraint receipts_method_check check (method in ('cash', 'transfer', 'card', 'cheque', 'bank_debit'));

-- Down Migration
-- What came by cheque or bank debit came through a bank.
create policy owner_moves_methods on payments for all to current_user using (true) with check (true);
create policy owner_moves_methods on receipts for all to current_user using (true) with check (true);
alter table payments disable trigger user;
alter table receipts disable trigger user;
update receipts set method = 'transfer' where method in ('cheque', 'bank_debit');
update payments set payment_method = 'transfer' where payment_method in ('cheque', 'bank_debit');
alter table receipts enable trigger user;
alter table payments enable trigger user;
drop policy owner_moves_methods on receipts;
drop policy owner_moves_methods on payments;
alter table payments drop constraint payments_payment_method_check,
  add constraint payments_payment_method_check check (payment_method in ('cash', 'transfer', 'card'));
alter table receipts drop constraint receipts_method_check,
  add constraint receipts_method_check check (method in ('cash', 'transfer', 'card'));

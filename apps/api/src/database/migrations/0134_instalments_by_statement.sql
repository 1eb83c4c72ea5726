-- Up Migration
-- What instalments and receipts change elsewhere is worked out once for a statement, not for each of its rows: a policy's sums once for all its
-- instalments, its balance once at the end, and what came in once for each instalment.
drop trigger balanced on payments;
drop trigger keep_facts on payments;
drop trigger apart on payments;
drop function keep_payment_facts();
drop function add_to_policy_facts(payments, integer);

-- Adds what instalments are now to the sums of their policies, and takes away what they were.
create function add_to_policy_facts(was payments[], are payments[]) returns void language sql
  security definer set search_path = public, pg_temp as $$
  update policy_facts f set instalments = f.instalments + s.instalments, credits = f.credits + s.credits, amount = f.amount + s.amount,
    paid = f.paid + s.paid, invoices = case when s.has_invoice then list_invoices(f.partner_id, f.policy_id) else f.invoices end
  from (
    select x.partner_id, x.policy_id, coalesce(sum(x.sign) filter (where x.kind <> 'credit' and x.voided_at is null), 0) as instalments,
      coalesce(sum(x.sign) filter (where x.kind = 'credit' and x.voided_at is null), 0) as credits,
      coalesce(sum(x.sign * x.amount) filter (where x.kind <> 'credit' and x.voided_at is null), 0) as amount,
      coalesce(sum(x.sign * x.paid_amount) filter (where x.kind <> 'credit' and x.voided_at is null), 0) as paid,
      bool_or(x.invoice_number is not null) as has_invoice
    from (select 1 as sign, a.* from unnest(are) a union all select -1, b.* from unnest(was) b) x
    group by x.partner_id, x.policy_id
  ) s
  where f.partner_id = s.partner_id and f.policy_id = s.policy_id $$;
revoke all on function add_to_policy_facts(payments[], payments[]) from public;

create function keep_payment_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was payments[];
  are payments[];
begin
  if tg_op = 'INSERT' then
    select array_agg(row(a.*)::payments) into are from after_rows a;
  elsif tg_op = 'DELETE' then
    select array_agg(row(b.*)::payments) into was from before_rows b;
  else
    select array_agg(row(b.*)::payments), array_agg(row(a.*)::payments) into was, are
    from before_rows b join after_rows a on a.id = b.id
    where (a.policy_id, a.amount, a.paid_amount, a.voided_at, a.invoice_number)
      is distinct from (b.policy_id, b.amount, b.paid_amount, b.voided_at, b.invoice_number);
  end if;
  if was is not null or are is not null then perform add_to_policy_facts(was, are); end if;
  return null;
end $$;
revoke all on function keep_payment_facts() from public;
create trigger keep_facts_added after insert on payments referencing new table as after_rows
  for each statement execute function keep_payment_facts();
create trigger keep_facts_changed after update on payments referencing old table as before_rows new table as after_rows
  for each statement execute function keep_payment_facts();
create trigger keep_facts_removed after delete on payments referencing old table as before_rows
  for each statement execute function keep_payment_facts();

-- Whatever changes what a policy's instalments add up to changes its sums, once for a statement: so often its balance is looked at in the end.
create constraint trigger balanced after update of instalments, credits, amount on policy_facts deferrable initially deferred
  for each row execute function check_balanced();

-- No instalment is put on a policy while a brokerage's sample book comes or goes.
create function wait_for_sample_book() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from sample_books where partner_id in (select partner_id from after_rows) for share;
  return null;
end $$;
create trigger apart after insert on payments referencing new table as after_rows
  for each statement execute function wait_for_sample_book();

drop trigger keep_paid_amount on receipts;
drop function keep_paid_amount();
-- Holds the instalments, in the order of their numbers, so that receipts at once are added up one after the other. The day is the last receipt's, the
-- method that of the last money.
create function keep_paid_amounts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed integer[];
  partners integer[];
  refused text;
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct a.payment_id), array_agg(distinct a.partner_id) into changed, partners from after_rows a;
  else
    select array_agg(distinct a.payment_id), array_agg(distinct a.partner_id) into changed, partners
    from before_rows b join after_rows a on a.id = b.id where a.voided_at is distinct from b.voided_at;
  end if;
  if changed is null then return null; end if;
  perform from payments where partner_id = any (partners) and id = any (changed) order by id for update;
  select a.kind into refused from after_rows a join payments y on y.partner_id = a.partner_id and y.id = a.payment_id
  where a.kind in ('withholding', 'write_off') and y.kind = 'credit' limit 1;
  if refused is not null then
    raise exception 'a credit takes no %', refused using errcode = 'check_violation', constraint = 'receipts_of_credit';
  end if;
  update payments y set paid_amount = s.paid, payment_date = s.day, payment_method = s.method
  from (
    select r.partner_id, r.payment_id, coalesce(sum(r.amount) filter (where r.voided_at is null), 0) as paid,
      (array_agg(r.received_on order by r.id desc) filter (where r.voided_at is null))[1] as day,
      (array_agg(r.method order by r.id desc) filter (where r.voided_at is null and r.kind = 'money'))[1] as method
    from receipts r where r.partner_id = any (partners) and r.payment_id = any (changed)
    group by r.partner_id, r.payment_id
  ) s
  where y.partner_id = s.partner_id and y.id = s.payment_id;
  return null;
end $$;
revoke all on function keep_paid_amounts() from public;
create trigger keep_paid_added after insert on receipts referencing new table as after_rows
  for each statement execute function keep_paid_amounts();
create trigger keep_paid_changed after update on receipts referencing old table as before_rows new table as after_rows
  for each statement execute function keep_paid_amounts();

-- Down Migration
drop trigger keep_paid_changed on receipts;
drop trigger keep_paid_added on receipts;
drop function keep_paid_amounts();
create function keep_paid_amount() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of text;
  sums record;
begin
  select kind into of from payments where partner_id = new.partner_id and id = new.payment_id for update;
  if of = 'credit' and new.kind in ('withholding', 'write_off') then
    raise exception 'a credit takes no %', new.kind using errcode = 'check_violation', constraint = 'receipts_of_credit';
  end if;
  select coalesce(sum(amount), 0) as paid, (array_agg(received_on order by id desc))[1] as day,
    (array_agg(method order by id desc) filter (where kind = 'money'))[1] as method
  into sums from receipts where partner_id = new.partner_id and payment_id = new.payment_id and voided_at is null;
  update payments set paid_amount = sums.paid, payment_date = sums.day, payment_method = sums.method
  where partner_id = new.partner_id and id = new.payment_id;
  return null;
end $$;
create trigger keep_paid_amount after insert or update of voided_at on receipts for each row execute function keep_paid_amount();
drop trigger apart on payments;
drop function wait_for_sample_book();
drop trigger balanced on policy_facts;
drop trigger keep_facts_added on payments;
drop trigger keep_facts_changed on payments;
drop trigger keep_facts_removed on payments;
drop function keep_payment_facts();
drop function add_to_policy_facts(payments[], payments[]);
create function add_to_policy_facts(changed payments, sign integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if changed.voided_at is not null then return; end if;
  if changed.kind = 'credit' then
    update policy_facts set credits = credits + sign where partner_id = changed.partner_id and policy_id = changed.policy_id;
  else
    update policy_facts set instalments = instalments + sign, amount = amount + sign * changed.amount,
      paid = paid + sign * changed.paid_amount
    where partner_id = changed.partner_id and policy_id = changed.policy_id;
  end if;
end $$;
create function keep_payment_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.policy_id, new.amount, new.paid_amount, new.voided_at, new.invoice_number)
    is not distinct from (old.policy_id, old.amount, old.paid_amount, old.voided_at, old.invoice_number) then
    return null;
  end if;
  if tg_op <> 'INSERT' then perform add_to_policy_facts(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_policy_facts(new, 1); end if;
  if tg_op <> 'INSERT' and old.invoice_number is not null then
    update policy_facts set invoices = list_invoices(partner_id, policy_id)
    where partner_id = old.partner_id and policy_id = old.policy_id;
  end if;
  if tg_op <> 'DELETE' and new.invoice_number is not null then
    update policy_facts set invoices = list_invoices(partner_id, policy_id)
    where partner_id = new.partner_id and policy_id = new.policy_id;
  end if;
  return null;
end $$;
revoke all on function keep_payment_facts(), add_to_policy_facts(payments, integer) from public;
create trigger keep_facts after insert or delete or update of policy_id, amount, paid_amount, voided_at, invoice_number on payments
  for each row execute function keep_payment_facts();
create trigger apart before insert on payments for each row execute function keep_sample_parts_apart('policy_id:policies');
create constraint trigger balanced after insert or delete or update of amount, voided_at, policy_id on payments deferrable initially deferred
  for each row execute function check_balanced();

-- Up Migration
-- A receipt that an import made says so, and where its file does not say when or how the money came in, nothing is invented: it lacks a method, and
-- its day only counts in sums. All others keep the rule that money has a method.
alter table receipts
  add column from_import boolean not null default false,
  add column before_import boolean not null default false,
  drop constraint receipts_check,
  add constraint receipts_method check (case when kind = 'money' then method is not null or from_import else method is null end),
  add constraint receipts_before_import check (from_import or not before_import);
alter table payments add column paid_before_import boolean not null default false;
select show_all_columns();

create or replace function keep_is_paid() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.is_paid := new.paid_amount = abs(new.amount);
  if not new.is_paid then
    new.payment_method := null;
    new.payment_date := null;
    new.paid_before_import := false;
  end if;
  return new;
end $$;
-- Holds the instalments, in the order of their numbers, so that receipts at once are added up one after the other. The day is the last receipt's, and
-- so is whether it is known; the method is that of the last money.
create or replace function keep_paid_amounts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
  update payments y set paid_amount = s.paid, payment_date = s.day, payment_method = s.method, paid_before_import = coalesce(s.before_import, false)
  from (
    select r.partner_id, r.payment_id, coalesce(sum(r.amount) filter (where r.voided_at is null), 0) as paid,
      (array_agg(r.received_on order by r.id desc) filter (where r.voided_at is null))[1] as day,
      (array_agg(r.before_import order by r.id desc) filter (where r.voided_at is null))[1] as before_import,
      (array_agg(r.method order by r.id desc) filter (where r.voided_at is null and r.kind = 'money'))[1] as method
    from receipts r where r.partner_id = any (partners) and r.payment_id = any (changed)
    group by r.partner_id, r.payment_id
  ) s
  where y.partner_id = s.partner_id and y.id = s.payment_id;
  return null;
end $$;

-- Receipts of imports of before are known by their reference, and by the policy or the instalment that the same import made at the same moment. Of a
-- file of policies no day and no method was said. A file of instalments may have said both, and that was not kept: where one of its days is neither the due
-- date nor the day of the import, it names days, and where one of its methods is no transfer, it names methods; all of that import then stay as they
-- are, also those whose own cell was empty. Where all are what an import writes by itself, they are held to be the import's, also those which the file
-- said just so; the history still tells them.
create policy owner_marks_imports on receipts for update to current_user using (true) with check (true);
create policy owner_marks_imports on payments for update to current_user using (true) with check (true);
alter table receipts disable trigger user;
alter table payments disable trigger user;
with made as (
  select r.partner_id, r.id, r.method, i.id as import_id, i.kind = 'payments' as is_plan,
    r.received_on = least(y.due_date, (r.created_at at time zone n.timezone)::date) as is_own_day
  from receipts r
  join payments y on y.partner_id = r.partner_id and y.id = r.payment_id
  join policies p on p.partner_id = y.partner_id and p.id = y.policy_id
  join partners n on n.id = r.partner_id
  join import_records m on m.partner_id = r.partner_id and m.outcome = 'created'
    and (m.model = 'policy' and m.record_id = p.id and p.created_at = r.created_at
      or m.model = 'payment' and m.record_id = y.id and y.created_at = r.created_at)
  join imports i on i.partner_id = m.partner_id and i.id = m.import_id and i.kind in ('policies', 'payments')
  where r.kind = 'money' and r.reference in ('importación', 'import') and r.batch_id is null and r.run_id is null
), said as (
  select partner_id, id, is_plan and bool_or(not is_own_day) over (partition by partner_id, import_id) as says_days,
    is_plan and bool_or(method <> 'transfer') over (partition by partner_id, import_id) as says_methods
  from made
)
update receipts r set from_import = true, before_import = not said.says_days, method = case when said.says_methods then r.method end
from said where said.partner_id = r.partner_id and said.id = r.id;
update payments y set paid_before_import = s.before_import, payment_method = s.method
from (
  select r.partner_id, r.payment_id, (array_agg(r.before_import order by r.id desc))[1] as before_import,
    (array_agg(r.method order by r.id desc) filter (where r.kind = 'money'))[1] as method
  from receipts r where r.voided_at is null group by r.partner_id, r.payment_id having bool_or(r.from_import)
) s
where y.partner_id = s.partner_id and y.id = s.payment_id and y.is_paid;
alter table payments enable trigger user;
alter table receipts enable trigger user;
drop policy owner_marks_imports on payments;
drop policy owner_marks_imports on receipts;

-- Down Migration
-- The version before knows imported money as transfers with a reference that says so.
create policy owner_marks_imports on receipts for update to current_user using (true) with check (true);
create policy owner_marks_imports on payments for update to current_user using (true) with check (true);
alter table receipts disable trigger user;
alter table payments disable trigger user;
update payments y set payment_method = 'transfer'
from receipts r where r.partner_id = y.partner_id and r.payment_id = y.id and r.from_import and r.method is null and r.voided_at is null
  and y.is_paid and y.payment_method is null;
update receipts r set method = coalesce(r.method, 'transfer'),
  reference = coalesce(r.reference, case when n.language = 'en' then 'import' else 'importación' end)
from partners n where n.id = r.partner_id and r.from_import and r.kind = 'money';
alter table payments enable trigger user;
alter table receipts enable trigger user;
drop policy owner_marks_imports on payments;
drop policy owner_marks_imports on receipts;
drop view payment_states, policy_states;
alter table payments drop column paid_before_import;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;
alter table receipts
  drop constraint receipts_method,
  drop constraint receipts_before_import,
  drop column before_import,
  drop column from_import,
  add constraint receipts_check check ((kind = 'money') = (method is not null));
create or replace function keep_is_paid() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.is_paid := new.paid_amount = abs(new.amount);
  if not new.is_paid then
    new.payment_method := null;
    new.payment_date := null;
  end if;
  return new;
end $$;
create or replace function keep_paid_amounts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

-- Up Migration, step by step
-- A receipt that an import made says so, and where its file does not say when or how the money came in, nothing is invented: it lacks a method, and
-- its day only counts in sums. All others keep the rule that money has a method.
-- What holds already is looked at again in a later step, while everybody may write.
alter table receipts
  add column if not exists from_import boolean not null default false,
  add column if not exists before_import boolean not null default false,
  drop constraint if exists receipts_check,
  drop constraint if exists receipts_method,
  drop constraint if exists receipts_before_import,
  add constraint receipts_method check (case when kind = 'money' then method is not null or from_import else method is null end) not valid,
  add constraint receipts_before_import check (from_import or not before_import) not valid;
alter table payments add column if not exists paid_before_import boolean not null default false;
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
drop policy if exists owner_marks_imports on receipts;
drop policy if exists owner_marks_imports on payments;
create policy owner_marks_imports on receipts for update to current_user using (true) with check (true);
create policy owner_marks_imports on payments for update to current_user using (true) with check (true);
create or replace function receipts_of_import(partner integer, import integer)
returns table (id integer, payment_id integer, method text, is_own_day boolean) language sql stable as $$
  select r.id, r.payment_id, r.method, r.received_on = least(y.due_date, (r.created_at at time zone n.timezone)::date)
  from import_records m
  join policies p on p.partner_id = m.partner_id and m.model = 'policy' and p.id = m.record_id
  join payments y on y.partner_id = p.partner_id and y.policy_id = p.id
  join receipts r on r.partner_id = y.partner_id and r.payment_id = y.id and r.created_at = p.created_at
  join partners n on n.id = m.partner_id
  where m.partner_id = partner and m.import_id = import and m.outcome = 'created'
    and r.kind = 'money' and r.reference in ('importación', 'import') and r.batch_id is null and r.run_id is null
  union
  select r.id, r.payment_id, r.method, r.received_on = least(y.due_date, (r.created_at at time zone n.timezone)::date)
  from import_records m
  join payments y on y.partner_id = m.partner_id and m.model = 'payment' and y.id = m.record_id
  join receipts r on r.partner_id = y.partner_id and r.payment_id = y.id and r.created_at = y.created_at
  join partners n on n.id = m.partner_id
  where m.partner_id = partner and m.import_id = import and m.outcome = 'created'
    and r.kind = 'money' and r.reference in ('importación', 'import') and r.batch_id is null and r.run_id is null
$$;
-- Next step
-- Import by import and in batches, so that nobody who writes waits longer than for one of them. To do it again changes nothing.
do $$
declare
  size constant integer := 5000;
  one record;
  ids integer[];
  paid integer[];
  says_days boolean;
  says_methods boolean;
  reached integer;
begin
  for one in select i.partner_id, i.id, i.kind = 'payments' as is_plan from imports i where i.kind in ('policies', 'payments') order by i.id loop
    select array_agg(r.id order by r.id), array_agg(r.payment_id order by r.id), one.is_plan and bool_or(not r.is_own_day),
      one.is_plan and coalesce(bool_or(r.method <> 'transfer'), false)
    into ids, paid, says_days, says_methods from receipts_of_import(one.partner_id, one.id) r;
    reached := 0;
    while reached < coalesce(cardinality(ids), 0) loop
      begin
        alter table payments disable trigger user;
        alter table receipts disable trigger user;
        update receipts r set from_import = true, before_import = not says_days, method = case when says_methods then r.method end
        where r.partner_id = one.partner_id and r.id = any (ids[reached + 1 : reached + size]);
        update payments y set paid_before_import = s.before_import, payment_method = s.method
        from (
          select r.payment_id, (array_agg(r.before_import order by r.id desc))[1] as before_import,
            (array_agg(r.method order by r.id desc) filter (where r.kind = 'money'))[1] as method
          from receipts r where r.partner_id = one.partner_id and r.payment_id = any (paid[reached + 1 : reached + size]) and r.voided_at is null
          group by r.payment_id
        ) s
        where y.partner_id = one.partner_id and y.id = s.payment_id and y.is_paid;
        alter table receipts enable trigger user;
        alter table payments enable trigger user;
        reached := reached + size;
      exception when deadlock_detected then null;
      end;
      commit;
    end loop;
  end loop;
end $$;
-- Next step
alter table receipts validate constraint receipts_method;
alter table receipts validate constraint receipts_before_import;
-- Next step
drop function if exists receipts_of_import(integer, integer);
drop policy if exists owner_marks_imports on payments;
drop policy if exists owner_marks_imports on receipts;

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

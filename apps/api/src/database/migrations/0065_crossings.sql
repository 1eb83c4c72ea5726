-- Up Migration
-- A crossing lets credits pay instalments: each of its pairs is two receipts of one amount, one on a credit and one on an instalment, that stand and
-- fall together.
create table crossings (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  customer_id integer not null,
  reason text not null check (reason in ('cancellation', 'exclusion', 'decrease', 'prompt_payment', 'other')),
  note text,
  crossed_on date not null,
  undone_at timestamptz,
  unique (partner_id, id),
  -- Whoever removes the sample book removes its customers with what was crossed for them.
  foreign key (partner_id, customer_id) references customers (partner_id, id) on delete cascade
);
create index crossings_by_customer on crossings (partner_id, customer_id, id);
alter table crossings enable row level security;
alter table crossings force row level security;
create policy tenant on crossings to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());
create policy owner_backs_up on crossings for select to current_user using (true);
create trigger touch before update on crossings for each row execute function touch();

alter table receipts
  add column crossing_id integer,
  add column pair smallint,
  drop constraint receipts_kind_check,
  add constraint receipts_kind_check check (kind in ('money', 'crossing', 'withholding', 'write_off')),
  add constraint receipts_of_crossing check ((kind = 'crossing') = (crossing_id is not null) and (crossing_id is null) = (pair is null)),
  -- Whoever gives up a rest says why.
  add constraint receipts_write_off check (kind <> 'write_off' or reference is not null),
  add foreign key (partner_id, crossing_id) references crossings (partner_id, id) on delete cascade;
create index receipts_by_crossing on receipts (partner_id, crossing_id, pair) where crossing_id is not null;

-- What is owed back is given back in money or crossed; nobody withholds or gives up a part of it.
create or replace function keep_paid_amount() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

-- At the commit every pair is even: two receipts of one amount, one of them of a credit, of policies that the customer holds or pays, and both
-- count exactly as long as the crossing does.
create function check_crossing() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted integer := case when tg_table_name = 'crossings' then (to_jsonb(new)->>'id')::integer else (to_jsonb(new)->>'crossing_id')::integer end;
begin
  if exists (
    select from crossings c
    left join receipts r on r.partner_id = c.partner_id and r.crossing_id = c.id
    left join payments y on y.partner_id = r.partner_id and y.id = r.payment_id
    left join policies p on p.partner_id = y.partner_id and p.id = y.policy_id
    where c.partner_id = new.partner_id and c.id = wanted
    group by c.id, c.undone_at, r.pair
    having count(r.id) <> 2 or count(*) filter (where y.kind = 'credit') <> 1 or min(r.amount) <> max(r.amount)
      or bool_or((r.voided_at is null) <> (c.undone_at is null))
      or not bool_and(coalesce(c.customer_id in (p.contractor_id, p.payer_id), false))
  ) then
    raise exception 'the crossing % is not even', wanted using errcode = 'check_violation', constraint = 'crossings_even';
  end if;
  return null;
end $$;
revoke all on function check_crossing() from public;
create constraint trigger check_crossing after insert or update on crossings deferrable initially deferred
  for each row execute function check_crossing();
create constraint trigger check_crossing after insert or update on receipts deferrable initially deferred
  for each row when (new.crossing_id is not null) execute function check_crossing();

grant select, insert on crossings to corredor_app;
grant update (undone_at) on crossings to corredor_app;
grant usage on sequence crossings_id_seq to corredor_app;

-- Down Migration
do $$
begin
  if exists (select from receipts where kind in ('crossing', 'write_off')) then
    raise exception 'There are crossings or rests that were given up, which the version before does not know.';
  end if;
end $$;
drop trigger check_crossing on receipts;
create or replace function keep_paid_amount() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sums record;
begin
  perform from payments where partner_id = new.partner_id and id = new.payment_id for update;
  select coalesce(sum(amount), 0) as paid, (array_agg(received_on order by id desc))[1] as day,
    (array_agg(method order by id desc) filter (where kind = 'money'))[1] as method
  into sums from receipts where partner_id = new.partner_id and payment_id = new.payment_id and voided_at is null;
  update payments set paid_amount = sums.paid, payment_date = sums.day, payment_method = sums.method
  where partner_id = new.partner_id and id = new.payment_id;
  return null;
end $$;
drop index receipts_by_crossing;
alter table receipts
  drop constraint receipts_of_crossing,
  drop constraint receipts_write_off,
  drop constraint receipts_kind_check,
  drop column crossing_id,
  drop column pair,
  add constraint receipts_kind_check check (kind in ('money', 'withholding'));
drop table crossings;
drop function check_crossing();

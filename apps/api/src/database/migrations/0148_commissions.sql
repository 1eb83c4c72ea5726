-- Up Migration, step by step
-- What of an amount belongs to a part of a whole, in cents, half away from zero, whatever the signs. As `partOf` of core, without a quotient that
-- is rounded twice.
create or replace function part_of(amount numeric, part numeric, whole numeric) returns numeric language sql immutable parallel safe as $$
  select case when whole = 0 then 0.00 else round(sign(amount) * sign(part) * sign(whole)
    * div(2 * abs(amount * 100) * abs(part * 100) + abs(whole * 100), 2 * abs(whole * 100)) * 0.01, 2) end $$;
-- The commission of a net premium: each line takes its percent of its share, and is rounded by itself. As `commissionOfNet` of core.
create or replace function commission_of_net(net numeric, lines jsonb) returns numeric language sql immutable parallel safe as $$
  select coalesce(sum(round(net * (l ->> 'percent')::numeric * (l ->> 'share')::numeric * 0.0001, 2)), 0.00) from jsonb_array_elements(lines) l $$;

-- A part of a policy's premium that earns commission, and by which terms: the policy as it was issued, or one issued movement.
create table if not exists commission_parts (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  policy_id integer not null,
  movement_id integer,
  net numeric(14, 2) not null,
  lines jsonb not null,
  release text not null check (release in ('proportional', 'first_instalment', 'on_issue')),
  retains boolean not null,
  -- What its instalments' amounts add up to; by its terms while it has none.
  amount numeric(14, 2) not null,
  unique (partner_id, id),
  unique nulls not distinct (partner_id, policy_id, movement_id),
  foreign key (partner_id, policy_id) references policies (partner_id, id) on delete cascade,
  foreign key (partner_id, movement_id) references movements (partner_id, id) on delete cascade
);
-- What each instalment earns of its part's commission, and where that stands. Instalments that a closing gave up keep their row and their place.
create table if not exists commission_facts (
  partner_id integer not null references partners (id),
  payment_id integer primary key,
  policy_id integer not null,
  part_id integer not null,
  base numeric(14, 2) not null,
  amount numeric(14, 2) not null,
  -- What will have been released once nothing is open any more: without what was given up.
  expected numeric(14, 2) not null default 0,
  released numeric(14, 2) not null default 0,
  retained numeric(14, 2) not null default 0,
  received numeric(14, 2) not null default 0,
  adjusted numeric(14, 2) not null default 0,
  balance numeric(14, 2) not null generated always as (released + adjusted - retained - received) stored,
  foreign key (partner_id, part_id) references commission_parts (partner_id, id) on delete cascade,
  foreign key (partner_id, payment_id) references payments (partner_id, id) on delete cascade,
  foreign key (partner_id, policy_id) references policies (partner_id, id) on delete cascade
);
create index if not exists commission_parts_by_movement on commission_parts (partner_id, movement_id) where movement_id is not null;
create index if not exists commission_facts_by_part on commission_facts (partner_id, part_id);
create index if not exists commission_facts_by_policy on commission_facts (partner_id, policy_id)
  include (payment_id, amount, expected, released, retained, received, adjusted);
create index if not exists commission_facts_open on commission_facts (partner_id, payment_id) include (policy_id, balance) where balance <> 0;
do $$
declare name text;
begin
  foreach name in array array['commission_parts', 'commission_facts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('drop policy if exists tenant on %I', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
    execute format('drop policy if exists owner_keeps on %I', name);
    execute format('drop policy if exists owner_backs_up on %I', name);
    execute format('create policy owner_backs_up on %I for select to current_user using (true)', name);
    execute format('create policy owner_keeps on %I to current_user using (true) with check (true)', name);
    execute format('grant select on %I to corredor_app', name);
  end loop;
end $$;

-- What is released and kept of each instalment of these policies, by its receipts; the amounts stay. As `releasedOf` and `retainedOf` of core.
create or replace function keep_released(partner integer, policies integer[]) returns void language sql
  security definer set search_path = public, pg_temp as $$
  with came as (
    select f.payment_id, t.release, t.retains, f.amount as share, y.amount, y.paid_amount, y.voided_at is not null as is_voided,
      coalesce(r.written_off, 0.00) as written_off, coalesce(r.by_broker, 0.00) as by_broker,
      exists (select from payments i where i.partner_id = f.partner_id and i.policy_id = f.policy_id and i.movement_id is null and i.number = 1
        and i.kind = 'premium' and i.voided_at is null and i.is_paid) as is_first_settled
    from commission_facts f join commission_parts t on t.id = f.part_id
    join payments y on y.partner_id = f.partner_id and y.id = f.payment_id
    left join lateral (
      select sum(x.amount) filter (where x.kind = 'write_off') as written_off,
        sum(x.amount) filter (where x.kind in ('money', 'withholding') and x.collected_by = 'broker') as by_broker
      from receipts x where x.partner_id = f.partner_id and x.payment_id = f.payment_id and x.voided_at is null
    ) r on y.paid_amount <> 0
    where f.partner_id = partner and f.policy_id = any (policies)
  ), counted as (
    select payment_id,
      case release when 'on_issue' then share
        when 'proportional' then part_of(share, paid_amount - written_off, abs(amount))
        else case when case when amount < 0 then is_first_settled else paid_amount >= abs(amount) end then share else 0.00 end end as released,
      case when is_voided then null when release = 'proportional' then part_of(share, abs(amount) - written_off, abs(amount)) else share end as expected,
      case when retains then part_of(share, by_broker, abs(amount)) else 0.00 end as retained
    from came
  )
  update commission_facts f set released = c.released, expected = coalesce(c.expected, c.released), retained = c.retained
  from counted c
  where f.payment_id = c.payment_id
    and (f.released, f.expected, f.retained) is distinct from (c.released, coalesce(c.expected, c.released), c.retained) $$;

-- What each instalment of these policies earns: by running total in the order of due date, number and id, or all of it on the first. An instalment
-- for which something was released, kept, received or adjusted goes on earning what it did.
create or replace function keep_commission(partner integer, policies integer[]) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  delete from commission_facts f using payments y
  where f.partner_id = partner and f.policy_id = any (policies) and y.partner_id = f.partner_id and y.id = f.payment_id
    and y.voided_at is not null and y.voided_reason <> 'closed';
  insert into commission_facts as f (partner_id, payment_id, policy_id, part_id, base, amount)
  select s.partner_id, s.payment_id, s.policy_id, s.part_id,
    case when s.is_spread then part_of(s.net, s.upto, s.whole) - part_of(s.net, s.upto - s.premium, s.whole) when s.place = 1 then s.net else 0.00 end,
    case when s.is_spread then part_of(s.commission, s.upto, s.whole) - part_of(s.commission, s.upto - s.premium, s.whole)
      when s.place = 1 then s.commission else 0.00 end
  from (
    select t.partner_id, t.policy_id, t.id as part_id, t.net, commission_of_net(t.net, t.lines) as commission, y.id as payment_id, y.amount as premium,
      t.release = 'proportional' as is_spread, sum(y.amount) over w as upto, sum(y.amount) over (partition by t.id) as whole,
      row_number() over w as place
    from commission_parts t join payments y on y.partner_id = t.partner_id and y.policy_id = t.policy_id
      and y.movement_id is not distinct from t.movement_id and (y.voided_at is null or y.voided_reason = 'closed')
    where t.partner_id = partner and t.policy_id = any (policies)
    window w as (partition by t.id order by y.due_date, y.number, y.id)
  ) s
  on conflict (payment_id) do update set part_id = excluded.part_id, base = excluded.base, amount = excluded.amount
    where (f.released, f.retained, f.received, f.adjusted) = (0, 0, 0, 0)
      and (f.part_id, f.base, f.amount) is distinct from (excluded.part_id, excluded.base, excluded.amount);
  update commission_parts t set amount = s.amount
  from (
    select t.id, coalesce(sum(f.amount), commission_of_net(t.net, t.lines)) as amount
    from commission_parts t left join commission_facts f on f.part_id = t.id
    where t.partner_id = partner and t.policy_id = any (policies) group by t.id
  ) s
  where t.id = s.id and t.amount <> s.amount;
  perform keep_released(partner, policies);
end $$;

-- The parts of these policies by the percent that is typed on them; a policy without one, and a draft, earns nothing that is known. Where it is
-- taken away, what was released, kept, received or adjusted stays with its part, and the rest earns nothing.
create or replace function keep_commission_parts(partner integer, policies integer[]) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  with earning as (
    select p.partner_id, p.id as policy_id, o.movement_id, o.net,
      case when p.commission_percent is null then '[]'
        else jsonb_build_array(jsonb_build_object('percent', trim_scale(p.commission_percent)::text, 'share', '100')) end as lines
    from policies p, lateral (
      select null::integer as movement_id, p.net_premium as net
      union all select m.id, m.net_delta from movements m
        where m.partner_id = p.partner_id and m.policy_id = p.id and m.status = 'issued' and m.undoes_id is null
    ) o
    where p.partner_id = partner and p.id = any (policies) and p.status <> 'draft' and p.deleted_at is null and o.net is not null
      and (p.commission_percent is not null or exists (
        select from commission_parts t join commission_facts f on f.partner_id = t.partner_id and f.part_id = t.id
        where t.partner_id = p.partner_id and t.policy_id = p.id and t.movement_id is not distinct from o.movement_id
          and (f.released, f.retained, f.received, f.adjusted) <> (0, 0, 0, 0)))
  ), gone as (
    delete from commission_facts f using commission_parts t
    where t.partner_id = partner and t.policy_id = any (policies) and f.part_id = t.id
      and not exists (select from earning e where e.policy_id = t.policy_id and e.movement_id is not distinct from t.movement_id)
    returning f.payment_id
  )
  insert into commission_parts as t (partner_id, policy_id, movement_id, net, lines, release, retains, amount)
  select partner_id, policy_id, movement_id, net, lines, 'proportional', true, commission_of_net(net, lines) from earning
  on conflict (partner_id, policy_id, movement_id) do update set net = excluded.net, lines = excluded.lines
    where (t.net, t.lines) is distinct from (excluded.net, excluded.lines);
  delete from commission_parts t
  where t.partner_id = partner and t.policy_id = any (policies) and not exists (
    select from policies p where p.partner_id = t.partner_id and p.id = t.policy_id and p.status <> 'draft' and p.deleted_at is null
      and (p.commission_percent is not null or exists (select from commission_facts f where f.partner_id = t.partner_id and f.part_id = t.id
        and (f.released, f.retained, f.received, f.adjusted) <> (0, 0, 0, 0))) and (t.movement_id is null or exists (
        select from movements m where m.partner_id = p.partner_id and m.id = t.movement_id and m.status = 'issued' and m.undoes_id is null)));
  perform keep_commission(partner, policies);
end $$;
revoke all on function keep_released(integer, integer[]), keep_commission(integer, integer[]), keep_commission_parts(integer, integer[]) from public;

create or replace function keep_commission_of_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare changed record;
begin
  if tg_op = 'INSERT' then
    for changed in select partner_id, array_agg(distinct policy_id) as policies from after_rows group by 1 loop
      perform keep_commission(changed.partner_id, changed.policies);
    end loop;
  else
    for changed in select a.partner_id, array_agg(distinct a.policy_id) as policies from before_rows b join after_rows a on a.id = b.id
      where (a.amount, a.due_date, a.number, a.voided_at) is distinct from (b.amount, b.due_date, b.number, b.voided_at) group by 1 loop
      perform keep_commission(changed.partner_id, changed.policies);
    end loop;
  end if;
  return null;
end $$;
-- By name after the trigger that adds up what came in.
create or replace function keep_released_of_receipts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare changed record;
begin
  for changed in select y.partner_id, array_agg(distinct y.policy_id) as policies from after_rows a
    join payments y on y.partner_id = a.partner_id and y.id = a.payment_id group by 1 loop
    perform keep_released(changed.partner_id, changed.policies);
    -- What goes on earning as it did for what came in earns as the others once nothing of it is left.
    if tg_op = 'UPDATE' then perform keep_commission(changed.partner_id, changed.policies); end if;
  end loop;
  return null;
end $$;
create or replace function keep_commission_of_policy() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_commission_parts(new.partner_id, array[new.id]);
  return null;
end $$;
create or replace function keep_commission_of_movement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_commission_parts(new.partner_id, array[new.policy_id]);
  return null;
end $$;
revoke all on function keep_commission_of_payments(), keep_released_of_receipts(), keep_commission_of_policy(), keep_commission_of_movement() from public;
-- Next step
create or replace trigger keep_commission_added after insert on policies
  for each row when (new.status <> 'draft') execute function keep_commission_of_policy();
create or replace trigger keep_commission_changed after update on policies
  for each row when ((new.status <> 'draft' or old.status <> 'draft') and (new.status = 'draft', new.commission_percent, new.net_premium, new.deleted_at)
    is distinct from (old.status = 'draft', old.commission_percent, old.net_premium, old.deleted_at))
  execute function keep_commission_of_policy();
-- Next step
create or replace trigger keep_commission_added after insert on movements
  for each row when (new.status = 'issued') execute function keep_commission_of_movement();
create or replace trigger keep_commission_changed after update on movements
  for each row when ((new.status, new.net_delta) is distinct from (old.status, old.net_delta) and 'issued' in (new.status, old.status))
  execute function keep_commission_of_movement();
-- Next step
create or replace trigger keep_commission_added after insert on payments referencing new table as after_rows
  for each statement execute function keep_commission_of_payments();
create or replace trigger keep_commission_changed after update on payments referencing old table as before_rows new table as after_rows
  for each statement execute function keep_commission_of_payments();
-- Next step
create or replace trigger keep_released_added after insert on receipts referencing new table as after_rows
  for each statement execute function keep_released_of_receipts();
create or replace trigger keep_released_changed after update on receipts referencing new table as after_rows
  for each statement execute function keep_released_of_receipts();
-- Next step
-- What is there already. What a batch reads nobody changes meanwhile, and nobody waits longer than for one batch.
do $$
declare
  size constant integer := 1000;
  reached integer := 0;
  last integer := (select coalesce(max(id), 0) from policies);
begin
  while reached < last loop
    begin
      lock table policies, movements, payments, receipts in share mode;
      perform keep_commission_parts(partner_id, array_agg(id)) from policies
      where id > reached and id <= reached + size and status <> 'draft' and commission_percent is not null group by partner_id;
      reached := reached + size;
    exception when deadlock_detected then null;
    end;
    commit;
  end loop;
end $$;
-- Next step
analyze commission_parts, commission_facts;

-- Down Migration
drop trigger keep_commission_added on payments;
drop trigger keep_commission_changed on payments;
drop trigger keep_released_added on receipts;
drop trigger keep_released_changed on receipts;
drop trigger keep_commission_added on policies;
drop trigger keep_commission_changed on policies;
drop trigger keep_commission_added on movements;
drop trigger keep_commission_changed on movements;
drop function keep_commission_of_payments(), keep_released_of_receipts(), keep_commission_of_policy(), keep_commission_of_movement();
drop function keep_commission_parts(integer, integer[]), keep_commission(integer, integer[]), keep_released(integer, integer[]);
drop table commission_facts, commission_parts;
drop function commission_of_net(numeric, jsonb), part_of(numeric, numeric, numeric);

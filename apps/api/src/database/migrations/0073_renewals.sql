-- Up Migration
-- Each ending term has a card, which stands in a stage of the brokerage's own making. What became of it follows from its policy where a next term is
-- activated, or where the policy is cancelled or closed; only losing it is said by hand.
create table renewal_stages (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id) on delete cascade,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  name_es text not null check (name_es <> ''),
  name_en text not null check (name_en <> ''),
  kind text not null check (kind in ('open', 'renewed', 'lost')),
  position integer not null,
  stale_after_days integer check (stale_after_days between 1 and 365),
  unique (partner_id, id),
  unique (partner_id, id, kind),
  check (kind = 'open' or stale_after_days is null)
);
create index renewal_stages_in_order on renewal_stages (partner_id, position, id);
create table renewals (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  policy_id integer not null,
  stage_id integer not null,
  kind text not null,
  stage_since date not null,
  assignee_id integer,
  next_action_on date,
  outcome text check (outcome in ('renewed', 'lost', 'not_taken_up', 'cancelled')),
  decided_on date,
  lost_reason_code text check (lost_reason_code in ('price', 'service', 'sold', 'other_broker', 'declined', 'unpaid', 'duplicate', 'other')),
  lost_reason text,
  competitor text,
  -- What losing it changed, as it was: the policy's observations, whether it closes it, and the draft that was given up.
  before jsonb,
  unique (partner_id, id),
  unique (partner_id, policy_id),
  foreign key (partner_id, policy_id) references policies (partner_id, id) on delete cascade,
  foreign key (partner_id, stage_id, kind) references renewal_stages (partner_id, id, kind),
  foreign key (partner_id, assignee_id) references users (partner_id, id) on delete set null (assignee_id),
  check ((kind = 'open') = (outcome is null)),
  check ((kind = 'renewed') = coalesce(outcome = 'renewed', false)),
  check ((outcome is null) = (decided_on is null)),
  check ((lost_reason_code is not null) = coalesce(outcome = 'lost', false))
);
create index renewals_by_stage on renewals (partner_id, stage_id);
create index renewals_by_assignee on renewals (partner_id, assignee_id) where assignee_id is not null;
create index renewals_decided on renewals (partner_id, decided_on) where outcome is not null;
create index policies_by_renewed_from on policies (partner_id, renewed_from_id) where renewed_from_id is not null;

do $$
declare name text;
begin
  foreach name in array array['renewal_stages', 'renewals'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
    execute format('create policy owner_backs_up on %I for select to current_user using (true)', name);
    execute format('create trigger touch before update on %I for each row execute function touch()', name);
  end loop;
end $$;
grant select, insert, update, delete on renewal_stages, renewals to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- What every brokerage starts with, and may change.
create policy owner_gives_stages on renewal_stages for insert to current_user with check (true);
create function give_renewal_stages() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into renewal_stages (partner_id, name_es, name_en, kind, position, stale_after_days) values
    (new.id, 'Por revisar', 'To review', 'open', 1, 10),
    (new.id, 'Pedida a la aseguradora', 'Asked the insurer', 'open', 2, 7),
    (new.id, 'Oferta recibida', 'Offer received', 'open', 3, 5),
    (new.id, 'Con el cliente', 'With the client', 'open', 4, 7),
    (new.id, 'Aceptada', 'Accepted', 'open', 5, 5),
    (new.id, 'Renovada', 'Renewed', 'renewed', 6, null),
    (new.id, 'No renovada', 'Not renewed', 'lost', 7, null);
  return null;
end $$;
revoke all on function give_renewal_stages() from public;
create trigger gives_renewal_stages after insert on partners for each row execute function give_renewal_stages();
insert into renewal_stages (partner_id, name_es, name_en, kind, position, stale_after_days)
select p.id, s.* from partners p cross join (values
  ('Por revisar', 'To review', 'open', 1, 10), ('Pedida a la aseguradora', 'Asked the insurer', 'open', 2, 7), ('Oferta recibida', 'Offer received', 'open', 3, 5),
  ('Con el cliente', 'With the client', 'open', 4, 7), ('Aceptada', 'Accepted', 'open', 5, 5), ('Renovada', 'Renewed', 'renewed', 6, null),
  ('No renovada', 'Not renewed', 'lost', 7, null)) s (name_es, name_en, kind, position, stale_after_days);

-- Terms that went on before there were cards.
create policy owner_makes_cards on renewals for insert to current_user with check (true);
create policy owner_reads_terms on policies for select to current_user using (true);
insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, outcome, decided_on)
select p.partner_id, p.id, s.id, 'renewed', coalesce(n.activated_at::date, p.end_date), 'renewed', coalesce(n.activated_at::date, p.end_date)
from policies p
join policies n on n.partner_id = p.partner_id and n.id = p.renewed_to_id and n.status <> 'draft' and n.deleted_at is null
join renewal_stages s on s.partner_id = p.partner_id and s.kind = 'renewed'
where p.deleted_at is null and not p.is_sample and p.end_date is not null;
drop policy owner_makes_cards on renewals;
drop policy owner_reads_terms on policies;

create function renewal_stage_of(of_partner integer, wanted text) returns integer language sql stable set search_path = public, pg_temp as
  $$ select id from renewal_stages where partner_id = of_partner and kind = wanted order by position, id limit 1 $$;
-- A card follows what happens to its policy, and to the next term of that.
create function follow_policy() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare day date;
begin
  if new.is_sample then return null; end if;
  select today into day from partner_today where partner_id = new.partner_id;
  if new.closes_as = 'renewed' and old.closes_as is distinct from 'renewed' then
    insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, outcome, decided_on)
      values (new.partner_id, new.id, renewal_stage_of(new.partner_id, 'renewed'), 'renewed', day, 'renewed', day)
      on conflict (partner_id, policy_id) do update
      set stage_id = excluded.stage_id, kind = 'renewed', stage_since = day, outcome = 'renewed', decided_on = day, next_action_on = null,
        lost_reason_code = null, lost_reason = null, competitor = null, before = null;
  elsif (new.closes_as = 'cancelled' and old.closes_as is distinct from 'cancelled')
    or (new.status = 'closed' and old.status <> 'closed' and new.closed_reason = 'closed') then
    update renewals set stage_id = renewal_stage_of(new.partner_id, 'lost'), kind = 'lost', stage_since = day, outcome = 'cancelled', decided_on = day, next_action_on = null
      where partner_id = new.partner_id and policy_id = new.id and kind = 'open';
  elsif (old.closes_as = 'cancelled' and new.closes_as is null) or (old.status = 'closed' and new.status = 'active') then
    update renewals set stage_id = renewal_stage_of(new.partner_id, 'open'), kind = 'open', stage_since = day, outcome = null, decided_on = null
      where partner_id = new.partner_id and policy_id = new.id and outcome = 'cancelled';
  end if;
  -- A next term that is cancelled from its start was not taken up.
  if new.renewed_from_id is not null then
    if new.closes_as = 'cancelled' and old.closes_as is distinct from 'cancelled' and new.closes_on <= new.start_date then
      update renewals set stage_id = renewal_stage_of(new.partner_id, 'lost'), kind = 'lost', stage_since = day, outcome = 'not_taken_up', decided_on = day
        where partner_id = new.partner_id and policy_id = new.renewed_from_id and kind = 'renewed';
    elsif old.closes_as = 'cancelled' and new.closes_as is distinct from 'cancelled' then
      update renewals set stage_id = renewal_stage_of(new.partner_id, 'renewed'), kind = 'renewed', stage_since = day, outcome = 'renewed', decided_on = day
        where partner_id = new.partner_id and policy_id = new.renewed_from_id and outcome = 'not_taken_up';
    end if;
  end if;
  return null;
end $$;
create trigger followed_by_renewal after update of status, closes_as, closes_on on policies for each row execute function follow_policy();

-- Where a card stands today: what is at stake, and what its risk is read from.
create view renewal_states with (security_invoker = true) as
  select f.*,
    case when f.outcome is not null then null
      when f.risk_reasons && array['instalment_delayed', 'no_offer'] or cardinality(f.risk_reasons) > 1 then 'high'
      when cardinality(f.risk_reasons) = 1 then 'medium' else 'low' end as risk
  from (
    select r.*, p.number, p.contractor_id, p.provider_id, p.branch_id, p.start_date, p.end_date, p.end_date - t.today as days_left, x.net,
      n.id as next_id, n.number as next_number, n.status as next_status, n.net_premium as next_net,
      case when n.id is not null and x.net <> 0 then round((n.net_premium - x.net) * 100 / x.net, 2) end as premium_change,
      case when r.outcome is not null then '{}'::text[] else array_remove(array[
        case when n.id is not null and x.net <> 0 and (n.net_premium - x.net) * 100 / x.net >= 15 then 'premium_rises' end,
        case when exists (select from payments y where y.partner_id = r.partner_id and y.policy_id = r.policy_id and y.voided_at is null
          and y.kind = 'premium' and not y.is_paid and y.due_date < t.today) then 'instalment_delayed' end,
        case when n.id is null and p.end_date - t.today < 15 then 'no_offer' end,
        case when t.today - r.stage_since > s.stale_after_days then 'stale' end], null) end as risk_reasons
    from renewals r
    join policies p on p.partner_id = r.partner_id and p.id = r.policy_id and p.deleted_at is null
    join renewal_stages s on s.partner_id = r.partner_id and s.id = r.stage_id
    join partner_today t on t.partner_id = r.partner_id
    cross join lateral (select p.net_premium + coalesce((select sum(m.term_net_delta) from movements m where m.partner_id = p.partner_id
      and m.policy_id = p.id and m.status = 'issued' and m.undoes_id is null and m.kind <> 'extension'), 0) as net) x
    left join lateral (select n.id, n.number, n.status, n.net_premium from policies n where n.partner_id = r.partner_id and n.renewed_from_id = p.id
      and n.deleted_at is null order by n.id = p.renewed_to_id desc nulls last, n.id desc limit 1) n on true
  ) f;
grant select on renewal_states to corredor_app;

-- Down Migration
drop view renewal_states;
drop trigger followed_by_renewal on policies;
drop trigger gives_renewal_stages on partners;
drop function follow_policy(), give_renewal_stages(), renewal_stage_of(integer, text);
drop index policies_by_renewed_from;
drop table renewals, renewal_stages;

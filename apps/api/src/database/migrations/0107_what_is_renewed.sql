-- Up Migration
-- Bonds and single voyages end and are not renewed: neither they nor their branches get a card.
alter table branches add column renews boolean not null default true;
alter table policies add column renews boolean not null default true;
select show_all_columns();

-- What the movements of a policy add to the net premium of its whole term is kept with its other sums, not added up for every card ever made.
alter table policy_facts add column moved_net numeric(16, 2) not null default 0;
create function moves_net(m movements) returns numeric language sql immutable parallel safe as
  $$ select case when m.status = 'issued' and m.undoes_id is null and m.kind <> 'extension' then m.term_net_delta else 0.00 end $$;
create function keep_movement_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare more numeric := case when tg_op = 'DELETE' then 0 else moves_net(new) end - case when tg_op = 'INSERT' then 0 else moves_net(old) end;
declare changed movements := case when tg_op = 'DELETE' then old else new end;
begin
  if more <> 0 then
    update policy_facts set moved_net = moved_net + more where partner_id = changed.partner_id and policy_id = changed.policy_id;
  end if;
  return null;
end $$;
lock table movements in share mode;
create trigger keep_facts after insert or delete or update of status, term_net_delta, undoes_id, kind on movements
  for each row execute function keep_movement_facts();
update policy_facts f set moved_net = m.net from (
  select partner_id, policy_id, sum(moves_net(m)) as net from movements m group by partner_id, policy_id) m
where m.partner_id = f.partner_id and m.policy_id = f.policy_id and m.net <> 0;

-- What was activated, or came, on some day is found by that day.
create index policies_by_activation on policies (partner_id, activated_at) where activated_at is not null;
create index customers_by_arrival on customers (partner_id, created_at);

-- Somebody who is deactivated works on nothing any more. What is not used of the next term is not looked up.
create or replace view renewal_states with (security_invoker = true) as
  select f.*,
    case when f.outcome is not null then null
      when f.risk_reasons && array['instalment_delayed', 'no_offer'] or cardinality(f.risk_reasons) > 1 then 'high'
      when cardinality(f.risk_reasons) = 1 then 'medium' else 'low' end as risk
  from (
    select r.id, r.partner_id, r.version, r.created_at, r.updated_at, r.policy_id, r.stage_id, r.kind, r.stage_since,
      (select u.id from users u where u.id = r.assignee_id and (u.is_active or r.kind <> 'open')) as assignee_id,
      r.next_action_on, r.outcome, r.decided_on, r.lost_reason_code, r.lost_reason, r.competitor, r.before,
      p.number, p.contractor_id, p.provider_id, p.branch_id, p.start_date, p.end_date, p.end_date - t.today as days_left, x.net,
      n.id as next_id, n.number as next_number, n.status as next_status, n.net_premium as next_net,
      case when n.id is not null and x.net <> 0 then round((n.net_premium - x.net) * 100 / x.net, 2) end as premium_change,
      case when r.outcome is not null then '{}'::text[] else array_remove(array[
        case when n.id is not null and x.net <> 0 and (n.net_premium - x.net) * 100 / x.net > 0
          and (n.net_premium - x.net) * 100 / x.net >= l.rise_percent then 'premium_rises' end,
        case when exists (select from payments y where y.partner_id = r.partner_id and y.policy_id = r.policy_id and y.voided_at is null
          and y.kind = 'premium' and not y.is_paid and y.due_date < t.today) then 'instalment_delayed' end,
        case when n.id is null and p.end_date - t.today < l.days_without_offer then 'no_offer' end,
        case when t.today - r.stage_since > s.stale_after_days then 'stale' end], null) end as risk_reasons
    from renewals r
    join policies p on p.partner_id = r.partner_id and p.id = r.policy_id and p.deleted_at is null
    join renewal_stages s on s.partner_id = r.partner_id and s.id = r.stage_id
    join partner_today t on t.partner_id = r.partner_id
    left join branches b on b.partner_id = p.partner_id and b.id = p.branch_id
    left join policy_facts f on f.partner_id = r.partner_id and f.policy_id = r.policy_id
    left join partner_settings g on g.partner_id = r.partner_id
    cross join lateral (select coalesce((g.sections #>> '{renewals,value,rise_percent}')::numeric, 15) as rise_percent,
      coalesce((g.sections #>> '{renewals,value,days_without_offer}')::integer, 15) as days_without_offer) l
    cross join lateral (select p.net_premium + coalesce(f.moved_net, 0) as net) x
    left join policies n on n.partner_id = r.partner_id and n.id = (select n.id from policies n where n.partner_id = r.partner_id
      and n.renewed_from_id = p.id and n.deleted_at is null order by n.id = p.renewed_to_id desc nulls last, n.id desc limit 1)
    where r.kind <> 'open' or p.renews and coalesce(b.renews, true)
  ) f;

-- Down Migration
-- What an older version cannot say is not thrown away.
create policy owner_looks_at_renewing on branches for select to current_user using (true);
create policy owner_looks_at_renewing on policies for select to current_user using (true);
do $$
begin
  if exists (select from branches where not renews) or exists (select from policies where not renews) then
    raise exception 'There are branches or policies that are not renewed, which the version before does not know.';
  end if;
end $$;
drop policy owner_looks_at_renewing on branches;
drop policy owner_looks_at_renewing on policies;
create or replace view renewal_states with (security_invoker = true) as
  select f.*,
    case when f.outcome is not null then null
      when f.risk_reasons && array['instalment_delayed', 'no_offer'] or cardinality(f.risk_reasons) > 1 then 'high'
      when cardinality(f.risk_reasons) = 1 then 'medium' else 'low' end as risk
  from (
    select r.*, p.number, p.contractor_id, p.provider_id, p.branch_id, p.start_date, p.end_date, p.end_date - t.today as days_left, x.net,
      n.id as next_id, n.number as next_number, n.status as next_status, n.net_premium as next_net,
      case when n.id is not null and x.net <> 0 then round((n.net_premium - x.net) * 100 / x.net, 2) end as premium_change,
      case when r.outcome is not null then '{}'::text[] else array_remove(array[
        case when n.id is not null and x.net <> 0 and (n.net_premium - x.net) * 100 / x.net > 0
          and (n.net_premium - x.net) * 100 / x.net >= l.rise_percent then 'premium_rises' end,
        case when exists (select from payments y where y.partner_id = r.partner_id and y.policy_id = r.policy_id and y.voided_at is null
          and y.kind = 'premium' and not y.is_paid and y.due_date < t.today) then 'instalment_delayed' end,
        case when n.id is null and p.end_date - t.today < l.days_without_offer then 'no_offer' end,
        case when t.today - r.stage_since > s.stale_after_days then 'stale' end], null) end as risk_reasons
    from renewals r
    join policies p on p.partner_id = r.partner_id and p.id = r.policy_id and p.deleted_at is null
    join renewal_stages s on s.partner_id = r.partner_id and s.id = r.stage_id
    join partner_today t on t.partner_id = r.partner_id
    left join partner_settings g on g.partner_id = r.partner_id
    cross join lateral (select coalesce((g.sections #>> '{renewals,value,rise_percent}')::numeric, 15) as rise_percent,
      coalesce((g.sections #>> '{renewals,value,days_without_offer}')::integer, 15) as days_without_offer) l
    cross join lateral (select p.net_premium + coalesce((select sum(m.term_net_delta) from movements m where m.partner_id = p.partner_id
      and m.policy_id = p.id and m.status = 'issued' and m.undoes_id is null and m.kind <> 'extension'), 0) as net) x
    left join lateral (select n.id, n.number, n.status, n.net_premium from policies n where n.partner_id = r.partner_id and n.renewed_from_id = p.id
      and n.deleted_at is null order by n.id = p.renewed_to_id desc nulls last, n.id desc limit 1) n on true
  ) f;
drop index customers_by_arrival, policies_by_activation;
drop trigger keep_facts on movements;
drop function keep_movement_facts();
drop function moves_net(movements);
alter table policy_facts drop column moved_net;
drop view payment_states, policy_states;
alter table policies drop column renews;
alter table branches drop column renews;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

-- Up Migration, step by step
-- What lists, sums and searches of a large brokerage read: indexes that answer alone, without the wide rows behind them. Each is made in a
-- step of its own, so that what is written meanwhile waits for one of them only.
drop index if exists policies_in_force;
create index policies_in_force on policies (partner_id, status, start_date, end_date)
  include (id, branch_id, provider_id, contractor_id, net_premium, closes_on, is_sample) where deleted_at is null;
-- Next step
drop index if exists policies_by_start;
create index policies_by_start on policies (partner_id, start_date, id) include (net_premium, status, is_sample, renewed_from_id)
  where deleted_at is null;
-- Next step
drop index if exists policies_by_end;
create index policies_by_end on policies (partner_id, end_date, id)
  include (notification_limit_days, status, closes_on, is_sample, renews, branch_id) where deleted_at is null;
-- Next step
drop index if exists policies_by_renewed_from;
create index policies_by_renewed_from on policies (partner_id, renewed_from_id, id) include (net_premium, deleted_at)
  where renewed_from_id is not null;
-- Next step
drop index if exists policies_by_notice;
create index policies_by_notice on policies (partner_id, notification_limit_days);
-- Next step
drop index if exists policies_of_cards;
create index policies_of_cards on policies (partner_id, id)
  include (end_date, net_premium, branch_id, provider_id, contractor_id, renews, renewed_to_id) where deleted_at is null;
-- Next step
drop index if exists policy_facts_moved;
create index policy_facts_moved on policy_facts (partner_id, policy_id) include (moved_net) where moved_net <> 0;
-- Next step
drop index if exists policy_facts_sums;
create index policy_facts_sums on policy_facts (partner_id) include (instalments, paid);
-- Next step
drop index if exists movements_counted;
create index movements_counted on movements (partner_id, policy_id) include (net_delta, effective_date)
  where status = 'issued' and undoes_id is null;
-- Next step
drop index if exists payments_open;
create index payments_open on payments (partner_id, due_date, id) include (amount, paid_amount, policy_id, kind, is_paid)
  where voided_at is null and not is_paid;
-- Next step
drop index if exists payments_owed;
create index payments_owed on payments (partner_id, policy_id, due_date) where voided_at is null and not is_paid and kind = 'premium';
-- Next step
drop index if exists tasks_search;
create index tasks_search on tasks using gin (partner_id, (' ' || search_key(title)) gin_trgm_ops);
-- Next step
drop index if exists movement_facts_search;
create index movement_facts_search on movement_facts using gin (partner_id, key gin_trgm_ops) with (fastupdate = off);
-- Next step
-- As the other searches: these ask the index before row security, for the brokerage of the context alone, and answer ids, which are read under it.
create or replace function find_tasks(patterns text[], most integer) returns setof integer language sql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  as $$ select id from tasks where partner_id = app_partner_id() and (' ' || search_key(title)) like patterns[1]
    and (' ' || search_key(title)) like all (patterns) limit most $$;
create or replace function find_movements(patterns text[], most integer) returns setof integer language sql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  as $$ select movement_id from movement_facts
    where partner_id = app_partner_id() and key like patterns[1] and key like all (patterns) limit most $$;
revoke all on function find_tasks(text[], integer), find_movements(text[], integer) from public;
grant execute on function find_tasks(text[], integer), find_movements(text[], integer) to corredor_app;
-- Next step
-- The next term of a card is looked up for the cards of a page alone, and a rule's limits are read once; a premium that no movement changed is not looked for.
drop view renewal_states;
create view renewal_states with (security_invoker = true) as
  select f.*,
    renewal_risk(f.outcome, f.risk_reasons) as risk
  from (
    select r.id, r.partner_id, r.version, r.created_at, r.updated_at, r.policy_id, r.stage_id, r.kind, r.stage_since,
      u.id as assignee_id, r.next_action_on, r.outcome, r.decided_on, r.lost_reason_code, r.lost_reason, r.competitor, r.before,
      p.number, p.contractor_id, p.provider_id, p.branch_id, p.start_date, p.end_date, p.end_date - t.today as days_left, x.net,
      (select json_build_object('id', o.id, 'name', coalesce(o.number, '#' || o.id), 'status', o.status, 'net_premium', o.net_premium::text)
        from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
        order by o.id = p.renewed_to_id desc nulls last, o.id desc limit 1) as next,
      -- What a server of the version before asks for, which may still run for a moment; nobody else does, and then it is not looked up.
      (select o.id from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
        order by o.id = p.renewed_to_id desc nulls last, o.id desc limit 1) as next_id,
      (select o.number from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
        order by o.id = p.renewed_to_id desc nulls last, o.id desc limit 1) as next_number,
      (select o.status from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
        order by o.id = p.renewed_to_id desc nulls last, o.id desc limit 1) as next_status,
      (select o.net_premium from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
        order by o.id = p.renewed_to_id desc nulls last, o.id desc limit 1) as next_net,
      case when x.net <> 0 then round((coalesce(
        case when p.renewed_to_id is not null then (select o.net_premium from policies o where o.partner_id = r.partner_id
          and o.id = p.renewed_to_id and o.renewed_from_id = p.id and o.deleted_at is null) end,
        (select o.net_premium from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
          order by o.id desc limit 1)) - x.net) * 100 / x.net, 2) end as premium_change,
      case when r.outcome is not null then '{}'::text[] else (select array_remove(array[
          case when x.net <> 0 and (n.net - x.net) * 100 / x.net > 0 and (n.net - x.net) * 100 / x.net >= coalesce(g.rise_percent, 15)
            then 'premium_rises' end,
          case when exists (select from payments y where y.partner_id = r.partner_id and y.policy_id = r.policy_id and y.voided_at is null
            and y.kind = 'premium' and not y.is_paid and y.due_date < t.today) then 'instalment_delayed' end,
          case when n.net is null and p.end_date - t.today < coalesce(g.days_without_offer, 15) then 'no_offer' end,
          case when t.today - r.stage_since > s.stale_after_days then 'stale' end], null)
        from (select coalesce(
        case when p.renewed_to_id is not null then (select o.net_premium from policies o where o.partner_id = r.partner_id
          and o.id = p.renewed_to_id and o.renewed_from_id = p.id and o.deleted_at is null) end,
        (select o.net_premium from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
          order by o.id desc limit 1)) as net offset 0) n) end as risk_reasons,
      coalesce(case when p.renewed_to_id is not null then (select o.net_premium from policies o where o.partner_id = r.partner_id
          and o.id = p.renewed_to_id and o.deleted_at is null) end,
        (select o.net_premium from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
          order by o.id desc limit 1)) as renewed_net
    from renewals r
    join policies p on p.partner_id = r.partner_id and p.id = r.policy_id and p.deleted_at is null
    join partner_today t on t.partner_id = r.partner_id
    left join users u on u.partner_id = r.partner_id and u.id = r.assignee_id and (u.is_active or r.kind <> 'open')
    left join renewal_stages s on s.partner_id = r.partner_id and s.id = r.stage_id
    left join (select partner_id, (sections #>> '{renewals,value,rise_percent}')::numeric as rise_percent,
        (sections #>> '{renewals,value,days_without_offer}')::integer as days_without_offer
      from partner_settings offset 0) g on g.partner_id = r.partner_id
    left join branches b on b.partner_id = p.partner_id and b.id = p.branch_id
    left join policy_facts f on f.partner_id = r.partner_id and f.policy_id = r.policy_id and f.moved_net <> 0
    cross join lateral (select p.net_premium + coalesce(f.moved_net, 0) as net) x
    where r.kind <> 'open' or p.renews and coalesce(b.renews, true)
  ) f;
grant select on renewal_states to corredor_app;

-- Down Migration
drop view renewal_states;
create view renewal_states with (security_invoker = true) as
  select f.*,
    renewal_risk(f.outcome, f.risk_reasons) as risk
  from (
    select r.id, r.partner_id, r.version, r.created_at, r.updated_at, r.policy_id, r.stage_id, r.kind, r.stage_since,
      u.id as assignee_id, r.next_action_on, r.outcome, r.decided_on, r.lost_reason_code, r.lost_reason, r.competitor, r.before,
      p.number, p.contractor_id, p.provider_id, p.branch_id, p.start_date, p.end_date, p.end_date - t.today as days_left, x.net,
      n.id as next_id, n.number as next_number, n.status as next_status, n.net_premium as next_net,
      (select case when x.net <> 0 then round((o.net_premium - x.net) * 100 / x.net, 2) end
        from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
        order by o.id = p.renewed_to_id desc nulls last, o.id desc limit 1) as premium_change,
      case when r.outcome is not null then '{}'::text[] else (select array_remove(array[
          case when x.net <> 0 and (o.net_premium - x.net) * 100 / x.net > 0
            and (o.net_premium - x.net) * 100 / x.net >= coalesce((select (g.sections #>> '{renewals,value,rise_percent}')::numeric
              from partner_settings g where g.partner_id = r.partner_id), 15) then 'premium_rises' end,
          case when exists (select from payments y where y.partner_id = r.partner_id and y.policy_id = r.policy_id and y.voided_at is null
            and y.kind = 'premium' and not y.is_paid and y.due_date < t.today) then 'instalment_delayed' end,
          case when o.id is null and p.end_date - t.today < coalesce((select (g.sections #>> '{renewals,value,days_without_offer}')::integer
            from partner_settings g where g.partner_id = r.partner_id), 15) then 'no_offer' end,
          case when t.today - r.stage_since > s.stale_after_days then 'stale' end], null)
        from (select) one left join lateral (select o.id, o.net_premium
          from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
          order by o.id = p.renewed_to_id desc nulls last, o.id desc limit 1) o on true) end as risk_reasons,
      coalesce((select o.net_premium from policies o where o.partner_id = r.partner_id and o.id = p.renewed_to_id and o.deleted_at is null),
        (select o.net_premium from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
          order by o.id desc limit 1)) as renewed_net
    from renewals r
    join policies p on p.partner_id = r.partner_id and p.id = r.policy_id and p.deleted_at is null
    join partner_today t on t.partner_id = r.partner_id
    left join users u on u.partner_id = r.partner_id and u.id = r.assignee_id and (u.is_active or r.kind <> 'open')
    left join renewal_stages s on s.partner_id = r.partner_id and s.id = r.stage_id
    left join branches b on b.partner_id = p.partner_id and b.id = p.branch_id
    left join policy_facts f on f.partner_id = r.partner_id and f.policy_id = r.policy_id
    cross join lateral (select p.net_premium + coalesce(f.moved_net, 0) as net) x
    left join policies n on n.partner_id = r.partner_id and n.id = (select n.id from policies n where n.partner_id = r.partner_id
      and n.renewed_from_id = p.id and n.deleted_at is null order by n.id = p.renewed_to_id desc nulls last, n.id desc limit 1)
    where r.kind <> 'open' or p.renews and coalesce(b.renews, true)
  ) f;
grant select on renewal_states to corredor_app;
drop function find_movements(text[], integer);
drop function find_tasks(text[], integer);
drop index movement_facts_search;
drop index tasks_search;
create index tasks_search on tasks using gin (search_key(title) gin_trgm_ops);
drop index payments_owed;
drop index payments_open;
create index payments_open on payments (partner_id, due_date, id) include (amount, policy_id) where voided_at is null and not is_paid;
drop index movements_counted;
drop index policy_facts_sums;
drop index policy_facts_moved;
drop index policies_of_cards;
drop index policies_by_notice;
drop index policies_by_renewed_from;
create index policies_by_renewed_from on policies (partner_id, renewed_from_id) where renewed_from_id is not null;
drop index policies_by_end;
create index policies_by_end on policies (partner_id, end_date, id) where deleted_at is null;
drop index policies_by_start;
create index policies_by_start on policies (partner_id, start_date, id) where deleted_at is null;
drop index policies_in_force;
create index policies_in_force on policies (partner_id, status, start_date, end_date)
  include (branch_id, provider_id, contractor_id, net_premium) where deleted_at is null;

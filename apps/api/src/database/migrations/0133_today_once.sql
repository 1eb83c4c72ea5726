-- Up Migration
-- A brokerage's day is worked out once for a statement and not for each row that is compared with it; what comes of a card's next term is
-- looked up only where it is asked for, and only for the cards that are asked about.
create or replace view partner_today with (security_invoker = true) as
  select id as partner_id, (app_now() at time zone timezone)::date as today, near_expiry_days from partners offset 0;
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

-- Down Migration
create or replace view partner_today with (security_invoker = true) as
  select id as partner_id, (app_now() at time zone timezone)::date as today, near_expiry_days from partners;
drop view renewal_states;
create view renewal_states with (security_invoker = true) as
  select f.*,
    renewal_risk(f.outcome, f.risk_reasons) as risk
  from (
    select r.id, r.partner_id, r.version, r.created_at, r.updated_at, r.policy_id, r.stage_id, r.kind, r.stage_since,
      (select u.id from users u where u.id = r.assignee_id and (u.is_active or r.kind <> 'open')) as assignee_id,
      r.next_action_on, r.outcome, r.decided_on, r.lost_reason_code, r.lost_reason, r.competitor, r.before,
      p.number, p.contractor_id, p.provider_id, p.branch_id, p.start_date, p.end_date, p.end_date - t.today as days_left, x.net,
      n.id as next_id, n.number as next_number, n.status as next_status, n.net_premium as next_net,
      case when n.id is not null and x.net <> 0 then round((n.net_premium - x.net) * 100 / x.net, 2) end as premium_change,
      case when r.outcome is not null then '{}'::text[] else array_remove(array[
        case when n.id is not null and x.net <> 0 and (n.net_premium - x.net) * 100 / x.net > 0
          and (n.net_premium - x.net) * 100 / x.net >= coalesce((select (g.sections #>> '{renewals,value,rise_percent}')::numeric
            from partner_settings g where g.partner_id = r.partner_id), 15) then 'premium_rises' end,
        case when exists (select from payments y where y.partner_id = r.partner_id and y.policy_id = r.policy_id and y.voided_at is null
          and y.kind = 'premium' and not y.is_paid and y.due_date < t.today) then 'instalment_delayed' end,
        case when n.id is null and p.end_date - t.today < coalesce((select (g.sections #>> '{renewals,value,days_without_offer}')::integer
          from partner_settings g where g.partner_id = r.partner_id), 15) then 'no_offer' end,
        case when t.today - r.stage_since > s.stale_after_days then 'stale' end],
        null) end as risk_reasons,
      coalesce((select o.net_premium from policies o where o.partner_id = r.partner_id and o.id = p.renewed_to_id and o.deleted_at is null),
        (select o.net_premium from policies o where o.partner_id = r.partner_id and o.renewed_from_id = p.id and o.deleted_at is null
          order by o.id desc limit 1)) as renewed_net
    from renewals r
    join policies p on p.partner_id = r.partner_id and p.id = r.policy_id and p.deleted_at is null
    join partner_today t on t.partner_id = r.partner_id
    left join renewal_stages s on s.partner_id = r.partner_id and s.id = r.stage_id
    left join branches b on b.partner_id = p.partner_id and b.id = p.branch_id
    left join policy_facts f on f.partner_id = r.partner_id and f.policy_id = r.policy_id
    cross join lateral (select p.net_premium + coalesce(f.moved_net, 0) as net) x
    left join policies n on n.partner_id = r.partner_id and n.id = (select n.id from policies n where n.partner_id = r.partner_id
      and n.renewed_from_id = p.id and n.deleted_at is null order by n.id = p.renewed_to_id desc nulls last, n.id desc limit 1)
    where r.kind <> 'open' or p.renews and coalesce(b.renews, true)
  ) f;
grant select on renewal_states to corredor_app;


-- Up Migration
-- From which rise of the premium on, and how near an end without a next term, a renewal is at risk: as the brokerage has set it.
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

-- Down Migration
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

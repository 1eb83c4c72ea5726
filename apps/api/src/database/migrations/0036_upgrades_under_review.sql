-- Up Migration
-- While a payment is under review, the plan that is paid for and runs stays the brokerage's; only where none runs, or once it is over,
-- the one under review counts.
create or replace view current_subscriptions with (security_invoker = true) as
  select distinct on (s.partner_id) s.*
  from subscriptions s join partner_today t on t.partner_id = s.partner_id
  where s.cancelled_at is null and s.starts_on <= t.today
    and (s.is_paid or not exists (
      select from (
        select p.subscription_type, p.ends_on from subscriptions p
        where p.partner_id = s.partner_id and p.is_paid and p.cancelled_at is null and p.starts_on <= t.today
        order by p.id desc limit 1
      ) latest
      where latest.subscription_type <> 'free' and latest.ends_on >= t.today
    ))
  order by s.partner_id, s.id desc;

-- Down Migration
create or replace view current_subscriptions with (security_invoker = true) as
  select distinct on (s.partner_id) s.*
  from subscriptions s join partner_today t on t.partner_id = s.partner_id
  where s.cancelled_at is null and s.starts_on <= t.today
  order by s.partner_id, s.id desc;

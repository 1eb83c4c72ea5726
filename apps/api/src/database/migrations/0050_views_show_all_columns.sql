-- Up Migration
-- A view of a whole table knows the columns that the table had when the view was made. What is derived stands first, so that the view can be
-- replaced, with its grants, after a column was added: a migration that adds one to policies or payments ends with `select show_all_columns();`.
drop view payment_states, policy_states;

create function show_all_columns() returns void language plpgsql as $$
begin
  create or replace view policy_states with (security_invoker = true) as
    select
      case when p.insured_select_type = 'personal' then 'individual' else 'group' end as type,
      case when p.status = 'active' and p.end_date < t.today then 'expired' else p.status end as current_status,
      p.*
    from policies p join partner_today t on t.partner_id = p.partner_id
    where p.deleted_at is null;
  create or replace view payment_states with (security_invoker = true) as
    select
      case when y.is_paid then 'paid'
        when y.due_date < t.today then 'delayed'
        when y.due_date <= t.today + t.near_expiry_days then 'near_expiry'
        else 'on_time' end as status,
      y.*
    from payments y join partner_today t on t.partner_id = y.partner_id
    where y.voided_at is null;
end $$;
revoke all on function show_all_columns() from public;

select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

-- Down Migration
drop view payment_states, policy_states;
drop function show_all_columns();
create view policy_states with (security_invoker = true) as
  select p.*,
    case when p.insured_select_type = 'personal' then 'individual' else 'group' end as type,
    case when p.status = 'active' and p.end_date < t.today then 'expired' else p.status end as current_status
  from policies p join partner_today t on t.partner_id = p.partner_id
  where p.deleted_at is null;
create view payment_states with (security_invoker = true) as
  select y.*,
    case when y.is_paid then 'paid'
      when y.due_date < t.today then 'delayed'
      when y.due_date <= t.today + t.near_expiry_days then 'near_expiry'
      else 'on_time' end as status
  from payments y join partner_today t on t.partner_id = y.partner_id
  where y.voided_at is null;
grant select on policy_states, payment_states to corredor_app;

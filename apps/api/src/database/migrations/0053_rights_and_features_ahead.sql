-- Up Migration
-- Rights for what is not there yet. Roles that still are as a brokerage got them take them as new brokerages do; who may change anything
-- of it is settled before there is something to change. A role that was changed stays as it is.
create policy owner_adds_permissions on roles for update to current_user using (true) with check (true);
with models (place, app, model, actions, is_new) as (values
  (1, 'policy_app', 'policy', 'view add change delete', false),
  (2, 'policy_app', 'payment', 'view change', false),
  (3, 'core_app', 'customer', 'view add change delete', false),
  (4, 'core_app', 'vehicle', 'view add change delete', false),
  (5, 'policy_app', 'provider', 'view add change delete', false),
  (6, 'policy_app', 'coverage', 'view add change delete', false),
  (7, 'policy_app', 'branch', 'view add change delete', false),
  (8, 'core_app', 'partner', 'view add change', false),
  (9, 'auth_app', 'user', 'view add change delete', false),
  (10, 'auth', 'group', 'view add change delete', false),
  (11, 'policy_app', 'movement', 'view add change delete', true),
  (12, 'policy_app', 'renewal', 'view change', true),
  (13, 'policy_app', 'claim', 'view add change delete', true),
  (14, 'policy_app', 'quote', 'view add change delete', true),
  (15, 'policy_app', 'certificate', 'view add change', true),
  (16, 'finance_app', 'agreement', 'view add change delete', true),
  (17, 'finance_app', 'commission', 'view change', true),
  (18, 'finance_app', 'statement', 'view add change delete', true),
  (19, 'finance_app', 'seller', 'view add change delete', true),
  (20, 'finance_app', 'settlement', 'view add change delete', true),
  (21, 'finance_app', 'report', 'view', true),
  (22, 'core_app', 'task', 'view add change delete', true),
  (23, 'core_app', 'template', 'view add change delete', true),
  (24, 'core_app', 'message', 'view add', true),
  (25, 'core_app', 'portal', 'view change', true),
  (26, 'core_app', 'health', 'view change', true)
), rights as (
  select m.*, a.action, a.n, m.app || '.' || a.action || '_' || m.model as name
  from models m, unnest(string_to_array(m.actions, ' ')) with ordinality a (action, n)
), seeds (role, name, is_new, place, n) as (
  select 'administrator', name, is_new, place, n from rights
  union all
  select 'broker', name, is_new, place, n from rights
  where app in ('policy_app', 'core_app', 'finance_app') and model <> 'health'
  union all
  select 'assistant', name, is_new, place, n from rights
  where app in ('policy_app', 'core_app') and model not in ('health', 'portal') and action in ('view', 'add')
  union all
  select 'viewer', name, is_new, place, n from rights
  where app in ('policy_app', 'core_app') and model not in ('health', 'portal') and action = 'view'
), lists as (
  select role, array_agg(name) filter (where not is_new) as before, array_agg(name order by place, n) filter (where is_new) as added
  from seeds group by role
)
update roles r set permissions = r.permissions || l.added from lists l where r.permissions @> l.before and r.permissions <@ l.before;
drop policy owner_adds_permissions on roles;

-- What a plan may leave out, once it is there.
alter table plans
  add column manages_claims boolean not null default true,
  add column manages_commissions boolean not null default true,
  add column manages_portal boolean not null default true;

-- Down Migration
alter table plans drop column manages_claims, drop column manages_commissions, drop column manages_portal;
create policy owner_drops_permissions on roles for update to current_user using (true) with check (true);
update roles set permissions = array(
  select one from unnest(permissions) with ordinality p (one, n)
  where one not like 'finance\_app.%'
    and split_part(one, '_', -1) not in ('movement', 'renewal', 'claim', 'quote', 'certificate', 'task', 'template', 'message', 'portal', 'health')
  order by n)
where permissions && array['policy_app.view_movement', 'policy_app.view_renewal', 'policy_app.view_claim', 'policy_app.view_quote',
  'policy_app.view_certificate', 'finance_app.view_agreement', 'finance_app.view_commission', 'finance_app.view_statement',
  'finance_app.view_seller', 'finance_app.view_settlement', 'finance_app.view_report', 'core_app.view_task', 'core_app.view_template',
  'core_app.view_message', 'core_app.view_portal', 'core_app.view_health'];
drop policy owner_drops_permissions on roles;

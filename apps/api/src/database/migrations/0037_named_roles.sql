-- Up Migration
-- A role that a brokerage began with, and that still has a name it began with in either language, is called in the brokerage's present
-- one; a test holds these names to those that the product makes roles with.
create view named_roles with (security_invoker = true) as
  select r.id, r.partner_id, r.version, r.created_at, r.updated_at, coalesce(s.shown, r.name) as name, r.permissions, r.is_seeded
  from roles r
  join partners p on p.id = r.partner_id
  left join lateral (
    select case p.language when 'en' then n.en else n.es end as shown
    from (values ('Administrador', 'Administrator'), ('Corredor', 'Broker'), ('Asistente', 'Assistant'), ('Consulta', 'Viewer')) n (es, en)
    where r.is_seeded and r.name in (n.es, n.en)
  ) s on true;
grant select on named_roles to corredor_app;

-- Down Migration
drop view named_roles;

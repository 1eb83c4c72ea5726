-- Up Migration
-- Notifications are written as the country of their reader's brokerage writes days.
drop function newest_notifications(integer[], integer);
create function newest_notifications(sessions integer[], most integer) returns table (
  session_id integer, language text, country_id text, id integer, kind text, params jsonb, status text, link text, version integer,
  created_at timestamptz, updated_at timestamptz
) language plpgsql volatile set search_path = public, pg_temp as $$
declare
  wanted integer;
  reader record;
begin
  foreach wanted in array sessions loop
    select * into reader from open_session_context(wanted);
    continue when reader.user_id is null;
    return query
      select wanted, reader.language, (select p.country_id from partners p where p.id = reader.partner_id),
        n.id, n.kind, n.params, n.status, n.link, n.version, n.created_at, n.updated_at
      from (values (1)) as always left join (
        select * from notifications one order by one.id desc limit most
      ) n on true
      order by n.id desc;
  end loop;
  perform set_config('app.partner_id', '', true), set_config('app.user_id', '', true);
end $$;
revoke all on function newest_notifications(integer[], integer) from public;
grant execute on function newest_notifications(integer[], integer) to corredor_app;

-- A number that a tax office gives for whoever has none identifies nobody: many customers of a brokerage carry it. The fourth part of the
-- key tells those apart, and is the same for all others. Since the version before, what adds a customer names no columns on a conflict, so
-- that its server goes on; the list is that of `core`, and a test compares both.
drop index customers_identification;
create unique index customers_identification on customers (partner_id, identification_type, identification, (
  case when country_id || ' ' || identification in (
    '068 99001', '068 99002', '068 99003', '152 666666666', '152 555555555', '170 222222222222', '218 9999999999999', '320 CF',
    '484 XAXX010101000', '484 XEXX010101000', '600 444444017'
  ) then id else 0 end
)) where deleted_at is null;

-- Whether a branch pays the taxes from which some branches are exempt: as its code and group have it, never, or always.
alter table branches add column premium_tax text not null default 'usual' check (premium_tax in ('usual', 'exempt', 'charged'));

-- Down Migration
alter table branches drop column premium_tax;
-- The version before knows each number once: the first customer keeps it, and the others have their own number behind it.
create policy owner_writes_numbers on customers for all to current_user using (true) with check (true);
update customers c set identification = c.identification || '-' || c.id
from (
  select id, row_number() over (partition by partner_id, identification_type, identification order by id) as place
  from customers where deleted_at is null
) w
where w.id = c.id and w.place > 1;
drop policy owner_writes_numbers on customers;
drop index customers_identification;
create unique index customers_identification on customers (partner_id, identification_type, identification) where deleted_at is null;

drop function newest_notifications(integer[], integer);
create function newest_notifications(sessions integer[], most integer) returns table (
  session_id integer, language text, id integer, kind text, params jsonb, status text, link text, version integer,
  created_at timestamptz, updated_at timestamptz
) language plpgsql volatile set search_path = public, pg_temp as $$
declare
  wanted integer;
  reader record;
begin
  foreach wanted in array sessions loop
    select * into reader from open_session_context(wanted);
    continue when reader.user_id is null;
    return query
      select wanted, reader.language, n.id, n.kind, n.params, n.status, n.link, n.version, n.created_at, n.updated_at
      from (values (1)) as always left join (
        select * from notifications one order by one.id desc limit most
      ) n on true
      order by n.id desc;
  end loop;
  perform set_config('app.partner_id', '', true), set_config('app.user_id', '', true);
end $$;
revoke all on function newest_notifications(integer[], integer) from public;
grant execute on function newest_notifications(integer[], integer) to corredor_app;

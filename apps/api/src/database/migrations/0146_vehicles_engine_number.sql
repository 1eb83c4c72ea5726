-- Up Migration, step by step
alter table vehicles add column if not exists engine_number text;
-- Next step
-- A vehicle is found by it too. Its facts are its own key and its owner's name: a next field stands in that key alone.
alter table vehicles drop column if exists own_key,
  add column own_key text not null generated always as (' ' || searched_number(plate) || ' ' || searched_number(coalesce(chassis_number, '')) || ' '
    || searched_text(brand || ' ' || model) || case when engine_number is null then '' else ' ' || searched_number(engine_number) end) stored;
create or replace function vehicle_key(own_key text, owner text) returns text language sql immutable parallel safe
  as $$ select own_key || ' ' || searched_text(coalesce(owner, '')) $$;
create or replace function keep_vehicle_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.own_key, new.owner_id) is not distinct from (old.own_key, old.owner_id) then
    return null;
  end if;
  insert into vehicle_facts as f (partner_id, vehicle_id, key)
  values (new.partner_id, new.id, vehicle_key(new.own_key,
    (select c.name from customers c where c.partner_id = new.partner_id and c.id = new.owner_id)))
  on conflict (partner_id, vehicle_id) do update set key = excluded.key where f.key <> excluded.key;
  return null;
end $$;
create or replace trigger keep_facts after insert or update on vehicles for each row execute function keep_vehicle_facts();
create or replace function keep_customer_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.name, new.identification, new.email, new.phone)
    is not distinct from (old.name, old.identification, old.email, old.phone) then
    return null;
  end if;
  insert into customer_facts as f (partner_id, customer_id, name, name_order, key)
  values (new.partner_id, new.id, search_key(new.name), order_key(new.name),
    customer_key(new.name, new.identification, new.email, new.phone))
  on conflict (partner_id, customer_id) do update set name = excluded.name, name_order = excluded.name_order, key = excluded.key;
  if tg_op = 'UPDATE' and new.name is distinct from old.name then
    update policy_facts f set key = policy_key(p.number, p.certificate_number, new.name)
    from policies p
    where p.partner_id = new.partner_id and p.contractor_id = new.id and f.partner_id = p.partner_id and f.policy_id = p.id;
    update vehicle_facts f set key = vehicle_key(v.own_key, new.name)
    from vehicles v
    where v.partner_id = new.partner_id and v.owner_id = new.id and f.partner_id = v.partner_id and f.vehicle_id = v.id;
  end if;
  return null;
end $$;
drop function if exists vehicle_key(text, text, text, text, text);

-- Down Migration
create function vehicle_key(plate text, chassis text, brand text, model text, owner text) returns text language sql immutable parallel safe
  as $$ select ' ' || searched_number(plate) || ' ' || searched_number(coalesce(chassis, '')) || ' ' || searched_text(brand || ' ' || model) || ' '
    || searched_text(coalesce(owner, '')) $$;
create or replace function keep_customer_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.name, new.identification, new.email, new.phone)
    is not distinct from (old.name, old.identification, old.email, old.phone) then
    return null;
  end if;
  insert into customer_facts as f (partner_id, customer_id, name, name_order, key)
  values (new.partner_id, new.id, search_key(new.name), order_key(new.name),
    customer_key(new.name, new.identification, new.email, new.phone))
  on conflict (partner_id, customer_id) do update set name = excluded.name, name_order = excluded.name_order, key = excluded.key;
  if tg_op = 'UPDATE' and new.name is distinct from old.name then
    update policy_facts f set key = policy_key(p.number, p.certificate_number, new.name)
    from policies p
    where p.partner_id = new.partner_id and p.contractor_id = new.id and f.partner_id = p.partner_id and f.policy_id = p.id;
    update vehicle_facts f set key = vehicle_key(v.plate, v.chassis_number, v.brand, v.model, new.name)
    from vehicles v
    where v.partner_id = new.partner_id and v.owner_id = new.id and f.partner_id = v.partner_id and f.vehicle_id = v.id;
  end if;
  return null;
end $$;
create or replace function keep_vehicle_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into vehicle_facts as f (partner_id, vehicle_id, key)
  values (new.partner_id, new.id, vehicle_key(new.plate, new.chassis_number, new.brand, new.model,
    (select c.name from customers c where c.partner_id = new.partner_id and c.id = new.owner_id)))
  on conflict (partner_id, vehicle_id) do update set key = excluded.key where f.key <> excluded.key;
  return null;
end $$;
create or replace trigger keep_facts after insert or update of plate, chassis_number, brand, model, owner_id on vehicles
  for each row execute function keep_vehicle_facts();
drop function vehicle_key(text, text);
alter table vehicles drop column own_key,
  add column own_key text not null generated always as (' ' || searched_number(plate) || ' ' || searched_number(coalesce(chassis_number, '')) || ' '
    || searched_text(brand || ' ' || model)) stored;
update vehicle_facts f set key = vehicle_key(v.plate, v.chassis_number, v.brand, v.model, c.name)
from vehicles v join customers c on c.partner_id = v.partner_id and c.id = v.owner_id
where f.partner_id = v.partner_id and f.vehicle_id = v.id and v.engine_number is not null;
alter table vehicles drop column engine_number;

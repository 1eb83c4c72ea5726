-- Up Migration
-- What a movement is found by beside its policy, in a narrow row that triggers keep: the insurer's number and what its items are about. To put it
-- together for each movement of a brokerage at every search took longer than all the rest of the search.
create table movement_facts (
  partner_id integer not null references partners (id),
  movement_id integer not null,
  key text collate "C" not null,
  primary key (partner_id, movement_id),
  foreign key (partner_id, movement_id) references movements (partner_id, id) on delete cascade
);
alter table movement_facts enable row level security;
alter table movement_facts force row level security;
create policy tenant on movement_facts to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());
create policy owner_keeps on movement_facts to current_user using (true) with check (true);
create policy owner_backs_up on movement_facts for select to current_user using (true);
grant select on movement_facts to corredor_app;

create function movement_key(insurer_number text, labels text) returns text language sql immutable parallel safe
  as $$ select ' ' || search_key(coalesce(insurer_number, '') || ' ' || coalesce(labels, '')) $$;
create function write_movement_facts(partner integer, movements_changed integer[]) returns void language sql
  security definer set search_path = public, pg_temp as $$
  insert into movement_facts (partner_id, movement_id, key)
  select m.partner_id, m.id, movement_key(m.insurer_number, (select string_agg(i.label, ' ' order by i.place) from movement_items i
    where i.partner_id = m.partner_id and i.movement_id = m.id))
  from movements m where m.partner_id = partner and m.id = any (movements_changed)
  on conflict (partner_id, movement_id) do update set key = excluded.key $$;

create function keep_movement_key() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform write_movement_facts(new.partner_id, array[new.id]);
  return null;
end $$;
create trigger keep_key after insert or update of insurer_number on movements for each row execute function keep_movement_key();

-- Thousands of items come and go with one statement.
create function keep_item_keys() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform write_movement_facts(partner_id, array_agg(distinct movement_id)) from changed group by partner_id;
  return null;
end $$;
create trigger keep_facts_of_new after insert on movement_items referencing new table as changed
  for each statement execute function keep_item_keys();
create trigger keep_facts_of_gone after delete on movement_items referencing old table as changed
  for each statement execute function keep_item_keys();
create trigger keep_facts_of_changed after update on movement_items referencing new table as changed
  for each statement execute function keep_item_keys();

insert into movement_facts (partner_id, movement_id, key)
select m.partner_id, m.id, movement_key(m.insurer_number, (select string_agg(i.label, ' ' order by i.place) from movement_items i
  where i.partner_id = m.partner_id and i.movement_id = m.id))
from movements m;
revoke all on function write_movement_facts(integer, integer[]) from public;

-- Down Migration
drop trigger keep_facts_of_changed on movement_items;
drop trigger keep_facts_of_gone on movement_items;
drop trigger keep_facts_of_new on movement_items;
drop trigger keep_key on movements;
drop function keep_item_keys();
drop function keep_movement_key();
drop function write_movement_facts(integer, integer[]);
drop function movement_key(text, text);
drop table movement_facts;

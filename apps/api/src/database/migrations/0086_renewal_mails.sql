-- Up Migration
-- A mail to the insurer or to the client moves the card on to the stage that says so, whatever it is called and wherever it stands.
alter table renewal_stages add column reached_by text check (reached_by in ('insurer', 'client')), add check (kind = 'open' or reached_by is null);
create unique index renewal_stages_reached_by on renewal_stages (partner_id, reached_by) where reached_by is not null;
create policy owner_marks_stages on renewal_stages for update to current_user using (true);
alter table renewal_stages disable trigger touch;
update renewal_stages s set reached_by = 'insurer' where s.kind = 'open' and s.id = (select min(f.id) from renewal_stages f
  where f.partner_id = s.partner_id and f.kind = 'open' and f.name_en = 'Asked the insurer');
update renewal_stages s set reached_by = 'client' where s.kind = 'open' and s.id = (select min(f.id) from renewal_stages f
  where f.partner_id = s.partner_id and f.kind = 'open' and f.name_en = 'With the client');
alter table renewal_stages enable trigger touch;
drop policy owner_marks_stages on renewal_stages;
create or replace function give_renewal_stages() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into renewal_stages (partner_id, name_es, name_en, kind, position, stale_after_days, reached_by) values
    (new.id, 'Por revisar', 'To review', 'open', 1, 10, null),
    (new.id, 'Pedida a la aseguradora', 'Asked the insurer', 'open', 2, 7, 'insurer'),
    (new.id, 'Oferta recibida', 'Offer received', 'open', 3, 5, null),
    (new.id, 'Con el cliente', 'With the client', 'open', 4, 7, 'client'),
    (new.id, 'Aceptada', 'Accepted', 'open', 5, 5, null),
    (new.id, 'Renovada', 'Renewed', 'renewed', 6, null, null),
    (new.id, 'No renovada', 'Not renewed', 'lost', 7, null, null);
  return null;
end $$;

-- Down Migration
create or replace function give_renewal_stages() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into renewal_stages (partner_id, name_es, name_en, kind, position, stale_after_days) values
    (new.id, 'Por revisar', 'To review', 'open', 1, 10),
    (new.id, 'Pedida a la aseguradora', 'Asked the insurer', 'open', 2, 7),
    (new.id, 'Oferta recibida', 'Offer received', 'open', 3, 5),
    (new.id, 'Con el cliente', 'With the client', 'open', 4, 7),
    (new.id, 'Aceptada', 'Accepted', 'open', 5, 5),
    (new.id, 'Renovada', 'Renewed', 'renewed', 6, null),
    (new.id, 'No renovada', 'Not renewed', 'lost', 7, null);
  return null;
end $$;
drop index renewal_stages_reached_by;
alter table renewal_stages drop column reached_by;

-- Up Migration
-- How two spellings of one seller's name are told to be one: by what is left without the case and needless blanks. As `sellerKey` of core.
create function seller_key(text) returns text language sql immutable parallel safe
  as $$ select lower(btrim(regexp_replace($1, '\s+', ' ', 'g'))) $$;
create table sellers (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  -- A seller who is a user is called as the user is; this name is then the one of the day on which the record was made.
  name text not null,
  user_id integer,
  kind text not null check (kind in ('employee', 'agent', 'agency')),
  identification text,
  email text,
  phone text,
  is_active boolean not null,
  notes text,
  unique (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
create unique index sellers_user on sellers (partner_id, user_id) where user_id is not null;
create unique index sellers_name on sellers (partner_id, seller_key(name)) where user_id is null;
create trigger touch before update on sellers for each row execute function touch();

-- One seller for each user who has a share, and one for each name however it is typed, called as it was typed last.
insert into sellers (partner_id, name, user_id, kind, is_active)
select l.partner_id, coalesce(nullif(btrim(u.name || ' ' || u.last_name), ''), u.email), l.user_id, 'employee', true
from (select distinct partner_id, user_id from policy_sellers where user_id is not null) l
join users u on u.partner_id = l.partner_id and u.id = l.user_id
order by l.partner_id, l.user_id;
insert into sellers (partner_id, name, kind, is_active)
select partner_id, btrim(regexp_replace(name, '\s+', ' ', 'g')), 'agent', true
from (
  select distinct on (partner_id, seller_key(name)) partner_id, name, min(id) over (partition by partner_id, seller_key(name)) as first
  from policy_sellers where name is not null order by partner_id, seller_key(name), updated_at desc, id desc
) l
order by partner_id, first;

create policy owner_names_sellers on policy_sellers for update to current_user using (true) with check (true);
-- Nobody has changed these rows: their version and the time of their last change stay.
alter table policy_sellers add column seller_id integer, disable trigger touch;
update policy_sellers l set seller_id = s.id from sellers s where s.partner_id = l.partner_id and s.user_id = l.user_id;
update policy_sellers l set seller_id = s.id from sellers s
  where l.user_id is null and s.partner_id = l.partner_id and s.user_id is null and seller_key(s.name) = seller_key(l.name);
alter table policy_sellers
  drop column user_id,
  drop column name,
  alter column seller_id set not null,
  add foreign key (partner_id, seller_id) references sellers (partner_id, id);
drop policy owner_names_sellers on policy_sellers;
-- Whose record a share names is told anew where two records of one person are merged: nobody has changed the share.
drop trigger touch on policy_sellers;
create trigger touch before update on policy_sellers
  for each row when ((new.start_date, new.percentage) is distinct from (old.start_date, old.percentage)) execute function touch();
create index policy_sellers_by_seller on policy_sellers (partner_id, seller_id);

alter table sellers enable row level security;
alter table sellers force row level security;
create policy tenant on sellers to corredor_app
  using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());
create policy owner_backs_up on sellers for select to current_user using (true);
grant select, insert, update, delete on sellers to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- Down Migration
create policy owner_names_sellers on policy_sellers for update to current_user using (true) with check (true);
alter table policy_sellers add column user_id integer, add column name text, disable trigger touch;
update policy_sellers l set user_id = s.user_id, name = case when s.user_id is null then s.name end
  from sellers s where s.partner_id = l.partner_id and s.id = l.seller_id;
drop policy owner_names_sellers on policy_sellers;
alter table policy_sellers drop column seller_id,
  add check (num_nonnulls(user_id, name) = 1),
  add foreign key (partner_id, user_id) references users (partner_id, id);
drop trigger touch on policy_sellers;
create trigger touch before update on policy_sellers for each row execute function touch();
create index policy_sellers_by_user on policy_sellers (partner_id, user_id) where user_id is not null;
drop table sellers;
drop function seller_key(text);

-- Up Migration
-- Counting a hundred thousand brokerages one by one takes too long. What each value of a filter has is therefore kept as a set of bits,
-- which is counted whatever else is asked for. Nobody who writes waits for that: who changes is noted, counted one by one, and
-- settled into the sets later.

-- Brokerages by number, 8,192 in a block, and when their sets were last made.
create table directory_blocks (block integer primary key, settled_at timestamptz not null);
create table directory_sets (
  block integer not null references directory_blocks (block) on delete cascade,
  -- Of directory_terms; 0 are all that were listed.
  term integer not null,
  -- One bit for each brokerage of the block; where there are four of them at most, their places in it.
  members bit(8192),
  places integer[],
  primary key (block, term),
  check ((members is null) <> (places is null) and cardinality(places) <= 4)
);
-- Every change is a row of its own: a brokerage that changes again while its block is being settled stays noted.
create table directory_changes (id bigint generated always as identity primary key, partner_id integer not null);
alter table directory_changes enable row level security;
alter table directory_changes force row level security;
create policy everyone_reads on directory_changes for select to corredor_app using (true);
create policy owner_indexes on directory_changes to current_user using (true) with check (true);
create policy owner_backs_up on directory_changes for select to current_user using (true);

-- Whose subscription begins or ends in a time is found without looking at anybody else. The conditions keep the planner from
-- gathering all that are listed by them.
create index directory_entries_begin on directory_entries (listed_from) where listed_from > '-infinity';
create index directory_entries_end on directory_entries (listed_until) where listed_until < 'infinity';

-- Terms too stand in the order of names: a page far down a large country is found without reading the brokerages before it.
drop index directory_entries_by_name;
create index directory_entries_by_name on directory_entries (name_key, partner_id) include (listed_from, listed_until, terms);
drop index directory_entries_newest;
create index directory_entries_newest on directory_entries (partner_id desc) include (listed_from, listed_until, terms);

create function entries_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into directory_changes (partner_id) select c.partner_id from changed c;
  return null;
end $$;
create trigger entries_insert after insert on directory_entries referencing new table as changed
  for each statement execute function entries_changed();
create trigger entries_update after update on directory_entries referencing new table as changed
  for each statement execute function entries_changed();
create trigger entries_delete after delete on directory_entries referencing old table as changed
  for each statement execute function entries_changed();

create function directory_bits(places integer[]) returns bit(8192) language sql immutable parallel safe as $$
  select ('x' || string_agg(lpad(to_hex(coalesce(w.bits, 0)), 16, '0'), '' order by n.word))::bit(8192)
  from generate_series(0, 127) n (word)
  left join (
    select p >> 6 as word, bit_or(1::bigint << (63 - (p & 63))) as bits from unnest(places) p group by p >> 6
  ) w on w.word = n.word
$$;

-- Of whom the sets do not say what is so now: who changed, whose subscription began or ended, and blocks that have no sets.
create function directory_unsettled() returns table (partner_id integer) language sql stable as $$
  with times as (
    select min(least(b.settled_at, app_now())) as first, max(greatest(b.settled_at, app_now())) as last from directory_blocks b
  )
  select c.partner_id from directory_changes c
  union
  select e.partner_id from times t
  join directory_entries e on e.listed_from > '-infinity' and e.listed_from > t.first and e.listed_from <= t.last
  join directory_blocks b on b.block = e.partner_id >> 13
  where e.listed_from > least(b.settled_at, app_now()) and e.listed_from <= greatest(b.settled_at, app_now())
  union
  select e.partner_id from times t
  join directory_entries e on e.listed_until < 'infinity' and e.listed_until > t.first and e.listed_until <= t.last
  join directory_blocks b on b.block = e.partner_id >> 13
  where e.listed_until > least(b.settled_at, app_now()) and e.listed_until <= greatest(b.settled_at, app_now())
  union
  select e.partner_id from generate_series(0, (select max(e.partner_id) >> 13 from directory_entries e)) g (block)
  join directory_entries e on e.partner_id between g.block << 13 and (g.block << 13) + 8191
  where not exists (select from directory_blocks b where b.block = g.block)
$$;

-- Makes the sets of a block anew. It is one statement, so that exactly those changes are struck off that it has seen.
create function settle_directory(block integer) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select pg_advisory_xact_lock(7205313);
  with held as materialized (
    select e.partner_id & 8191 as place, u.term from directory_entries e cross join lateral unnest(0 || e.terms) u (term)
    where e.partner_id between settle_directory.block << 13 and (settle_directory.block << 13) + 8191
      and e.listed_from <= app_now() and e.listed_until > app_now()
  ),
  made as materialized (select h.term, array_agg(h.place) as places, count(*) > 4 as are_many from held h group by h.term),
  settled as (
    insert into directory_blocks as b (block, settled_at) values (settle_directory.block, app_now())
    on conflict (block) do update set settled_at = excluded.settled_at
  ),
  struck as (
    delete from directory_changes c
    where c.partner_id between settle_directory.block << 13 and (settle_directory.block << 13) + 8191
  ),
  emptied as (
    delete from directory_sets s
    where s.block = settle_directory.block and not exists (select from made m where m.term = s.term)
  )
  insert into directory_sets as s (block, term, members, places)
  select settle_directory.block, m.term, case when m.are_many then directory_bits(m.places) end, case when not m.are_many then m.places end
  from made m
  on conflict (block, term) do update set members = excluded.members, places = excluded.places
  where (s.members, s.places) is distinct from (excluded.members, excluded.places)
$$;

-- How many brokerages a search finds, and how many of them have each of the 30 most frequent values of every kind; a kind's counts
-- leave out what the search is narrowed to by that kind. Terms that nobody ever had are given as -1. Where the words are rare, those
-- who have them are counted one by one. One snapshot for all of it, as it is stable.
create function directory_counts(terms integer[], kinds text[], words tsquery, are_rare boolean) returns table (found integer, facets json)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  moment timestamptz := app_now();
  single integer[];
  blocks integer[];
  worded bit(8192)[];
begin
  if are_rare then
    single := array(select e.partner_id from directory_entries e where e.words @@ directory_counts.words);
  else
    single := array(select u.partner_id from directory_unsettled() u);
    if words is not null then
      select array_agg(m.block), array_agg(m.members) into blocks, worded from (
        select b.block, ('x' || string_agg(lpad(to_hex(coalesce(w.bits, 0)), 16, '0'), '' order by n.word))::bit(8192) as members
        from directory_blocks b cross join generate_series(0, 127) n (word)
        left join (
          select e.partner_id >> 6 as word, bit_or(1::bigint << (63 - (e.partner_id & 63))) as bits from directory_entries e
          where e.words @@ directory_counts.words group by e.partner_id >> 6
        ) w on w.word = (b.block << 7) + n.word
        group by b.block
      ) m;
    end if;
  end if;
  return query
  with asked as materialized (select a.term, a.kind from unnest(terms, kinds) a (term, kind)),
  narrowed as materialized (
    select b.block, a.kind, coalesce(s.members, directory_bits(s.places), directory_bits('{}')) as members
    from directory_blocks b cross join (select 0 as term, '' as kind union all select a.term, a.kind from asked a) a
    left join lateral (
      -- "offset 0" has each looked up by itself.
      select d.members, d.places from directory_sets d where d.block = b.block and d.term = a.term offset 0
    ) s on true
    where not are_rare
    union all
    select b.block, '', ~ directory_bits(array_agg(p & 8191)) from unnest(single) p join directory_blocks b on b.block = p >> 13
    where not are_rare group by b.block
    union all
    select w.block, '', w.members from unnest(blocks, worded) w (block, members)
  ),
  sets as materialized (
    select n.block, bit_and(n.members) as whole,
      bit_and(n.members) filter (where n.kind <> 'country') as country, bit_and(n.members) filter (where n.kind <> 'state') as state,
      bit_and(n.members) filter (where n.kind <> 'city') as city, bit_and(n.members) filter (where n.kind <> 'tag') as tag,
      bit_and(n.members) filter (where n.kind <> 'branch') as branch
    from narrowed n group by n.block
  ),
  -- Who lacks something of one kind only is counted among what that kind could be instead.
  singles as materialized (
    select e.terms, l.kind as lacks from unnest(single) p (partner_id) join directory_entries e on e.partner_id = p.partner_id
    cross join lateral (select min(a.kind) as kind, max(a.kind) as other from asked a where a.term <> all (e.terms)) l
    where e.listed_from <= moment and e.listed_until > moment and l.kind is not distinct from l.other
      and (directory_counts.words is null or e.words @@ directory_counts.words)
  ),
  counted as (
    select c.term, sum(c.count)::integer as count from (
      select k.term, case
          when k.members is not null then bit_count(k.members & k.bits)::integer
          else get_bit(k.bits, k.places[1]) + coalesce(get_bit(k.bits, k.places[2]), 0)
            + coalesce(get_bit(k.bits, k.places[3]), 0) + coalesce(get_bit(k.bits, k.places[4]), 0) end as count
      from (
        select d.term, d.members, d.places, case t.kind
            when 'tag' then s.tag when 'branch' then s.branch when 'city' then s.city when 'state' then s.state else s.country end as bits
        from sets s join directory_sets d on d.block = s.block join directory_terms t on t.id = d.term
      ) k
      union all
      select o.term, o.count from (
        select u.term, s.lacks, count(*)::integer as count from singles s cross join lateral unnest(s.terms) u (term) group by u.term, s.lacks
      ) o join directory_terms t on t.id = o.term where o.lacks is null or o.lacks = t.kind
    ) c group by c.term
  ),
  ranked as (
    select t.kind, t.key, t.label, c.count, row_number() over (partition by t.kind order by c.count desc, t.key) as place
    from counted c join directory_terms t on t.id = c.term where c.count > 0
  )
  select (coalesce((select sum(bit_count(s.whole)) from sets s), 0) + (select count(*) from singles s where s.lacks is null))::integer,
    coalesce(json_agg(json_build_object('kind', r.kind, 'value', r.key, 'label', r.label, 'count', r.count) order by r.place)
      filter (where r.place <= 30), '[]')
  from ranked r;
end $$;

revoke all on function settle_directory(integer) from public;
grant execute on function settle_directory(integer) to corredor_app;
grant select on directory_blocks, directory_sets, directory_changes to corredor_app;

-- Down Migration
drop function directory_counts(integer[], text[], tsquery, boolean);
drop function settle_directory(integer);
drop function directory_unsettled();
drop function directory_bits(integer[]);
drop trigger entries_insert on directory_entries;
drop trigger entries_update on directory_entries;
drop trigger entries_delete on directory_entries;
drop function entries_changed();
drop index directory_entries_begin, directory_entries_end, directory_entries_by_name, directory_entries_newest;
create index directory_entries_by_name on directory_entries (name_key, partner_id) include (listed_from, listed_until);
create index directory_entries_newest on directory_entries (partner_id desc) include (listed_from, listed_until);
drop table directory_changes, directory_sets, directory_blocks;

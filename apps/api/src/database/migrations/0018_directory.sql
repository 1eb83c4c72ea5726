-- Up Migration
-- What strangers search: one narrow row for each brokerage that is listed, made from what it publishes. Nothing writes here but the
-- triggers below, so that no part of the product can forget to.
alter table public_profiles add column branches text[] not null default '{}';

-- Everything that a search can be narrowed to: a number instead of a text, so that a hundred thousand rows are counted in time.
create table directory_terms (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('country', 'state', 'city', 'tag', 'branch')),
  key text not null,
  -- As the first who used it wrote it.
  label text not null,
  unique (kind, key)
);
-- Every word that can be found; what is mistyped is looked up among them.
create table directory_words (word text primary key);
create index directory_words_alike on directory_words using gin (word gin_trgm_ops);

create table directory_entries (
  partner_id integer primary key references partners (id) on delete cascade,
  name_key text not null,
  -- While the subscription is valid, where the brokerage is; terms that follow on each other are one, so no job has to open anything.
  listed_from timestamptz not null,
  listed_until timestamptz not null,
  terms integer[] not null,
  -- Each has what stands before it too: of name and alias, of tags, of city and branches.
  name_words tsvector not null,
  tag_words tsvector not null,
  words tsvector not null
);
create index directory_entries_terms on directory_entries using gin (terms) with (fastupdate = off);
create index directory_entries_name_words on directory_entries using gin (name_words) with (fastupdate = off);
create index directory_entries_tag_words on directory_entries using gin (tag_words) with (fastupdate = off);
create index directory_entries_words on directory_entries using gin (words) with (fastupdate = off);
create index directory_entries_by_name on directory_entries (name_key, partner_id) include (listed_from, listed_until);
create index directory_entries_newest on directory_entries (partner_id desc) include (listed_from, listed_until);

alter table directory_entries enable row level security;
alter table directory_entries force row level security;
create policy everyone_reads on directory_entries for select to corredor_app using (true);
create policy owner_indexes on directory_entries to current_user using (true) with check (true);
create policy owner_backs_up on directory_entries for select to current_user using (true);
create policy owner_indexes on public_profiles for update to current_user using (true) with check (true);

-- A text as words that a search compares: without accents and capitals, and with nothing between them but blanks.
create function search_words(text) returns text language sql immutable parallel safe
  as $$ select btrim(regexp_replace(public.search_key($1), '[^[:alnum:]]+', ' ', 'g')) $$;

-- While the subscriptions of brokerages are valid: of those that are not cancelled and have begun the latest counts. Answers the time
-- that is not over yet, or the last one.
create function listed_times(partners integer[]) returns table (partner_id integer, listed_from timestamptz, listed_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  with terms as (
    select s.partner_id, p.timezone, s.starts_on as begins,
      least(s.ends_on + 1, min(s.starts_on) over (
        partition by s.partner_id order by s.id rows between 1 following and unbounded following)) as ends
    from subscriptions s join partners p on p.id = s.partner_id
    where s.partner_id = any (listed_times.partners) and s.cancelled_at is null
  ),
  merged as (
    select t.partner_id,
      unnest(range_agg(tstzrange(t.begins::timestamp at time zone t.timezone, t.ends::timestamp at time zone t.timezone))) as during
    from terms t where t.ends is null or t.ends > t.begins group by t.partner_id
  )
  select distinct on (m.partner_id) m.partner_id, lower(m.during), coalesce(upper(m.during), 'infinity')
  from merged m
  order by m.partner_id, (coalesce(upper(m.during), 'infinity') > app_now()) desc,
    case when coalesce(upper(m.during), 'infinity') > app_now() then lower(m.during) end, lower(m.during) desc
$$;

-- What a search can narrow brokerages to, from what they publish.
create function directory_parts(partners integer[]) returns table (partner_id integer, kind text, key text, label text)
language sql stable security definer set search_path = public, pg_temp as $$
  select v.partner_id, v.kind, v.key, min(v.label)
  from (
    select p.partner_id, t.kind, btrim(t.label) as label,
      case when t.kind in ('country', 'state') then t.label else btrim(search_key(t.label)) end as key
    from public_profiles p
    cross join lateral (
      select 'country', p.country_id union all select 'state', p.state union all select 'city', p.city
      union all select 'tag', unnest(p.tags) union all select 'branch', unnest(p.branches)
    ) t (kind, label)
    where p.partner_id = any (directory_parts.partners) and p.listed and t.label is not null
  ) v
  where v.key <> '' group by v.partner_id, v.kind, v.key
$$;

create function index_directory(partners integer[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if cardinality(partners) = 0 then return; end if;
  -- In one order for all, so that two who publish at once wait for each other instead of blocking each other.
  insert into directory_terms (kind, key, label)
    select d.kind, d.key, min(d.label) from directory_parts(index_directory.partners) d
    where not exists (select from directory_terms t where t.kind = d.kind and t.key = d.key)
    group by d.kind, d.key order by d.kind, d.key
    on conflict do nothing;
  delete from directory_entries e where e.partner_id = any (index_directory.partners)
    and not exists (select from public_profiles p where p.partner_id = e.partner_id and p.listed);
  insert into directory_entries as e (partner_id, name_key, listed_from, listed_until, terms, name_words, tag_words, words)
    select p.partner_id, search_key(p.name), coalesce(l.listed_from, 'infinity'), coalesce(l.listed_until, '-infinity'),
      coalesce(d.terms, '{}'), w.named, w.named || w.tagged, w.named || w.tagged || w.placed
    from public_profiles p
    cross join lateral (
      select strip(to_tsvector('simple', search_words(p.name || ' ' || p.alias))) as named,
        strip(to_tsvector('simple', search_words(array_to_string(p.tags, ' ')))) as tagged,
        strip(to_tsvector('simple', search_words(coalesce(p.city, '') || ' ' || array_to_string(p.branches, ' ')))) as placed
    ) w
    left join listed_times(index_directory.partners) l on l.partner_id = p.partner_id
    left join (
      select d.partner_id, array_agg(t.id order by t.id) as terms
      from directory_parts(index_directory.partners) d join directory_terms t on t.kind = d.kind and t.key = d.key
      group by d.partner_id
    ) d on d.partner_id = p.partner_id
    where p.partner_id = any (index_directory.partners) and p.listed
    order by p.partner_id
    on conflict (partner_id) do update set name_key = excluded.name_key, listed_from = excluded.listed_from,
      listed_until = excluded.listed_until, terms = excluded.terms, name_words = excluded.name_words, tag_words = excluded.tag_words,
      words = excluded.words
    where (e.name_key, e.listed_from, e.listed_until, e.terms, e.name_words, e.tag_words, e.words) is distinct from
      (excluded.name_key, excluded.listed_from, excluded.listed_until, excluded.terms, excluded.name_words, excluded.tag_words, excluded.words);
  insert into directory_words (word)
    select distinct w.word from directory_entries e cross join lateral unnest(tsvector_to_array(e.words)) w (word)
    where e.partner_id = any (index_directory.partners) and length(w.word) between 3 and 60
      and not exists (select from directory_words k where k.word = w.word)
    order by w.word
    on conflict do nothing;
end $$;

-- What is asked for: every word or what begins with it; where it is loose, also words that look alike. Null where there is no word.
create function directory_query(wanted text, is_loose boolean) returns tsquery language sql stable as $$
  with split as (
    select w.word, w.place,
      w.word = any ('{a,al,and,con,de,del,e,el,en,for,in,la,las,los,o,of,para,por,the,y}') as is_small
    from regexp_split_to_table(search_words(wanted), ' ') with ordinality w (word, place)
    where w.word <> ''
  ),
  asked as (
    select s.word, s.place from split s
    where not s.is_small or not exists (select from split b where not b.is_small)
    order by s.place limit 8
  )
  select string_agg('(' || quote_literal(a.word) || ':*' || coalesce(n.words, '') || ')', ' & ')::tsquery
  from asked a
  left join lateral (
    select string_agg(' | ' || quote_literal(f.word) || ':*', '') as words
    from (
      select d.word from directory_words d
      cross join lateral (select greatest(similarity(a.word, d.word), word_similarity(a.word, d.word) - 0.1) as likeness) l
      where is_loose and d.word % a.word and l.likeness >= 0.4
      order by l.likeness desc, d.word limit 6
    ) f
  ) n on true
$$;

create function publish_branches(partners integer[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update public_profiles p set branches = b.names
  from (
    select k.id as partner_id, coalesce((
      select array_agg(name order by search_key(name)) from (
        select b.name from branches b where b.partner_id = k.id order by search_key(b.name) limit 200
      ) n), '{}') as names
    from unnest(publish_branches.partners) k (id)
  ) b
  where p.partner_id = b.partner_id and p.branches is distinct from b.names
$$;

create function directory_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform index_directory(array(select distinct c.partner_id from changed c));
  return null;
end $$;
create function branches_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_branches(array(select distinct c.partner_id from changed c));
  return null;
end $$;
create function timezone_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform index_directory(array[new.id]);
  return null;
end $$;
do $$
declare
  source record;
  event record;
begin
  for source in select * from (values ('public_profiles', 'directory_changed'), ('subscriptions', 'directory_changed'), ('branches', 'branches_changed')) s (name, does) loop
    for event in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) e (name, side) loop
      execute format('create trigger %I after %s on %I referencing %s table as changed for each statement execute function %s()',
        'directory_' || event.name, event.name, source.name, event.side, source.does);
    end loop;
  end loop;
end $$;
create trigger directory_timezone after update of timezone on partners for each row
  when (old.timezone is distinct from new.timezone) execute function timezone_changed();

revoke all on function listed_times(integer[]), directory_parts(integer[]), index_directory(integer[]), publish_branches(integer[]) from public;
grant select on directory_entries, directory_terms, directory_words to corredor_app;

-- Visitors are answered by the person who gets their message.
alter table mails add column reply_to text;

select publish_branches(array(select partner_id from public_profiles));
select index_directory(array(select partner_id from public_profiles));

-- Down Migration
alter table mails drop column reply_to;
drop trigger directory_timezone on partners;
do $$
declare found record;
begin
  for found in
    select t.tgname as name, t.tgrelid::regclass::text as source from pg_trigger t
    where t.tgname in ('directory_insert', 'directory_update', 'directory_delete')
  loop
    execute format('drop trigger %I on %s', found.name, found.source);
  end loop;
end $$;
drop function timezone_changed();
drop function branches_changed();
drop function directory_changed();
drop function publish_branches(integer[]);
drop function directory_query(text, boolean);
drop function index_directory(integer[]);
drop function directory_parts(integer[]);
drop function listed_times(integer[]);
drop function search_words(text);
drop policy owner_indexes on public_profiles;
drop table directory_entries, directory_words, directory_terms;
alter table public_profiles drop column branches;

-- Up Migration
-- Trigrams tell words of a few letters badly apart: "qito" has next to none of those of "Quito". Short words are therefore also found
-- where one letter is missing, too many, wrong, or has changed places with its neighbour.

-- A word and what is left of it without any one of its letters. Words that are one mistake apart have one of these in common.
-- Numbers are codes: nobody who asks for one means another.
create function near_words(text) returns text[] language sql immutable parallel safe
  as $$
    select case when length($1) between 3 and 10 and $1 !~ '[0-9]'
      then array(select left($1, n - 1) || substr($1, n + 1) from generate_series(1, length($1) + 1) n) else '{}' end
  $$;
-- Whether the second word is the first one with one mistake.
create function is_one_mistake(text, text) returns boolean language sql immutable parallel safe
  as $$
    select exists (
      select from generate_series(1, greatest(length($1), length($2))) n
      where left($1, n - 1) || substr($1, n + 1) in ($2, left($2, n - 1) || substr($2, n + 1))
        or left($2, n - 1) || substr($2, n + 1) = $1
        or left($1, n - 1) || substr($1, n + 1, 1) || substr($1, n, 1) || substr($1, n + 2) = $2
    )
  $$;
create index directory_words_near on directory_words using gin (near_words(word)) with (fastupdate = off);

-- How many brokerages that are listed have a word, or one that begins with it, up to three; what is met in a sample has them.
create function directory_has(wanted text) returns integer language sql stable as $$
  with q as materialized (select (quote_literal(wanted) || ':*')::tsquery as query)
  select case
    when exists (
      select from q, directory_entries e tablesample system (1) repeatable (1)
      where e.words @@ q.query and e.listed_from <= app_now() and e.listed_until > app_now()
    ) then 3
    else (
      select count(*)::integer from (
        select from q, directory_entries e where e.words @@ q.query and e.listed_from <= app_now() and e.listed_until > app_now() limit 3
      ) f
    ) end
$$;

-- What is asked for: every word or what begins with it; where it is loose, also words that look alike, for words that next to nobody
-- has, and words that are one mistake apart, for words that nobody has. Null where there is no word.
create or replace function directory_query(wanted text, is_loose boolean) returns tsquery language sql stable as $$
  with split as (
    select w.word, w.place,
      w.word = any ('{a,al,and,con,de,del,e,el,en,for,in,la,las,los,o,of,para,por,the,y}') as is_small
    from regexp_split_to_table(search_words(wanted), ' ') with ordinality w (word, place)
    where w.word <> ''
  ),
  asked as materialized (
    select s.word, s.place, case when is_loose then directory_has(s.word) end as had from split s
    where not s.is_small or not exists (select from split b where not b.is_small)
    order by s.place limit 8
  )
  select string_agg('(' || quote_literal(a.word) || ':*' || coalesce(n.words, '') || coalesce(m.words, '') || ')', ' & ')::tsquery
  from asked a
  left join lateral (
    select string_agg(' | ' || quote_literal(f.word) || ':*', '') as words
    from (
      select d.word from directory_words d
      cross join lateral (select greatest(similarity(a.word, d.word), word_similarity(a.word, d.word) - 0.1) as likeness) l
      where a.had < 3 and d.word % a.word and l.likeness >= 0.4
      order by l.likeness desc, d.word limit 6
    ) f
  ) n on true
  left join lateral (
    select string_agg(' | ' || quote_literal(f.word), '') as words
    from (
      select d.word from directory_words d
      where a.had = 0 and near_words(d.word) && near_words(a.word) and is_one_mistake(a.word, d.word)
        -- Of three letters a third may be wrong, but seldom the first.
        and (length(a.word) > 3 or left(d.word, 1) = left(a.word, 1))
      order by left(d.word, 1) = left(a.word, 1) desc, similarity(a.word, d.word) desc, d.word limit 6
    ) f
  ) m on true
$$;

-- Down Migration
create or replace function directory_query(wanted text, is_loose boolean) returns tsquery language sql stable as $$
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
drop function directory_has(text);
drop index directory_words_near;
drop function is_one_mistake(text, text);
drop function near_words(text);

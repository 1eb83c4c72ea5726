-- Up Migration
-- The names of files that records of any brokerage hold, for the job that sweeps up what none of them holds any more. Names are random and
-- say nothing; no other column leaves these functions.
create index policy_files_storage_key on policy_files (storage_key);

create function unnamed_files(keys text[]) returns table (key text)
language sql stable security definer set search_path = public, pg_temp as $$
  select k from unnest(keys) as k
  where not exists (select from policy_files f where f.storage_key = k)
    and k not in (
      select 'images/' || split_part(image, '/', 5) from users where image like '/api/public/images/%'
      union all
      select 'images/' || split_part(image, '/', 5) from partners where image like '/api/public/images/%')
$$;

create function named_files(after text, most integer) returns table (key text)
language sql stable security definer set search_path = public, pg_temp as $$
  select k from (
    select storage_key as k from policy_files where storage_key > after
    union
    select 'images/' || split_part(image, '/', 5) from users where image like '/api/public/images/%'
    union
    select 'images/' || split_part(image, '/', 5) from partners where image like '/api/public/images/%') as named
  where k > after order by k limit most
$$;
revoke all on function unnamed_files(text[]), named_files(text, integer) from public;
grant execute on function unnamed_files(text[]), named_files(text, integer) to corredor_app;

-- Down Migration
drop function named_files(text, integer);
drop function unnamed_files(text[]);
drop index policy_files_storage_key;

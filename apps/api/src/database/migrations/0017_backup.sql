-- Up Migration
-- A backup reads the rows of every partner as the owner of the tables, whom forced row-level security binds too. Reading only: what
-- the owner may change stays with the functions that name it.
do $$
declare found record;
begin
  for found in
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relrowsecurity
  loop
    execute format('create policy owner_backs_up on %I for select to current_user using (true)', found.name);
  end loop;
end $$;

-- Down Migration
do $$
declare found record;
begin
  for found in select tablename as name from pg_policies where schemaname = 'public' and policyname = 'owner_backs_up'
  loop
    execute format('drop policy owner_backs_up on %I', found.name);
  end loop;
end $$;

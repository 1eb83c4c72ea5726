-- Up Migration
-- When a public page last changed, for those who index it.
alter table public_profiles add column changed_at timestamptz not null default now();

create function profile_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;
create trigger profile_changed before update on public_profiles
  for each row when (old.* is distinct from new.*) execute function profile_changed();

-- Down Migration
drop trigger profile_changed on public_profiles;
drop function profile_changed();
alter table public_profiles drop column changed_at;

-- Up Migration
-- Which policies of an insurer have a number, however it is written. lower() is not leakproof, so under row-level security it cannot use
-- an index before the policy: each import row and each activation read all policies of its insurer.
create index policies_by_number on policies (partner_id, provider_id, lower(number)) where deleted_at is null;
create function policies_numbered(insurer integer, wanted text) returns setof integer language sql stable security definer
  set search_path = public, pg_temp
  as $$ select id from policies where partner_id = app_partner_id() and provider_id = insurer and lower(number) = lower(wanted)
    and deleted_at is null $$;
revoke all on function policies_numbered(integer, text) from public;
grant execute on function policies_numbered(integer, text) to corredor_app;

-- Down Migration
drop function policies_numbered(integer, text);
drop index policies_by_number;

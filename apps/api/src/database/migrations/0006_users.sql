-- Up Migration
-- The version tells of changes to what a form shows. Signing in, preferences and pictures change an account or a brokerage without
-- one being open, so that they must not make its next save look stale.
drop trigger touch on users;
create trigger touch before update on users for each row
  when ((old.email, old.name, old.last_name, old.role_id, old.partner_id, old.language, old.can_use_mobile_app, old.is_active)
    is distinct from (new.email, new.name, new.last_name, new.role_id, new.partner_id, new.language, new.can_use_mobile_app, new.is_active))
  execute function touch();
drop trigger touch on partners;
create trigger touch before update on partners for each row
  when (to_jsonb(old) - 'image' is distinct from to_jsonb(new) - 'image')
  execute function touch();

-- Inviting an address that has an account elsewhere answers like any other: the row is there, nobody ever signs in with it, and the
-- mail tells the owner of the address.
alter table users add column has_taken_email boolean not null default false;
drop index users_email;
create unique index users_email on users (lower(email)) where not has_taken_email;
create unique index users_email_of_partner on users (partner_id, lower(email));
create index users_of_role on users (partner_id, role_id);
create index audit_of_user on audit_log (partner_id, user_id, id desc);
create or replace function find_account(wanted text) returns table (
  id integer, partner_id integer, password_hash text, is_active boolean, is_confirmed boolean, language text,
  failed_logins integer, locked_until timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.partner_id, u.password_hash, u.is_active, u.confirmed_at is not null, u.language, u.failed_logins, u.locked_until
  from users u where lower(u.email) = lower(wanted) and not u.has_taken_email
$$;
grant delete on users to corredor_app;

-- Down Migration
revoke delete on users from corredor_app;
create or replace function find_account(wanted text) returns table (
  id integer, partner_id integer, password_hash text, is_active boolean, is_confirmed boolean, language text,
  failed_logins integer, locked_until timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.partner_id, u.password_hash, u.is_active, u.confirmed_at is not null, u.language, u.failed_logins, u.locked_until
  from users u where lower(u.email) = lower(wanted)
$$;
drop index audit_of_user;
drop index users_of_role;
drop index users_email_of_partner;
drop index users_email;
delete from users where has_taken_email;
alter table users drop column has_taken_email;
create unique index users_email on users (lower(email));
drop trigger touch on partners;
create trigger touch before update on partners for each row execute function touch();
drop trigger touch on users;
create trigger touch before update on users for each row execute function touch();

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

-- Down Migration
drop trigger touch on partners;
create trigger touch before update on partners for each row execute function touch();
drop trigger touch on users;
create trigger touch before update on users for each row execute function touch();

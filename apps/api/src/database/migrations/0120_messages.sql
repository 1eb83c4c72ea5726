-- Up Migration
-- What was sent to people outside, as it was sent. The server adds messages and changes none: only what becomes of the mail changes its status.
create table messages (
  id integer generated always as identity primary key,
  partner_id integer not null references partners (id),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  channel text not null default 'email' check (channel in ('email')),
  model text not null check (model in ('payment', 'renewal', 'movement')),
  recipient text not null check (recipient <> ''),
  subject text not null,
  body text not null,
  files jsonb not null default '[]' check (jsonb_typeof(files) = 'array'),
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  sent_at timestamptz,
  sender_id integer,
  -- The mail in the outbox, which is kept for less time.
  mail_id integer not null,
  unique (partner_id, id),
  foreign key (partner_id, sender_id) references users (partner_id, id) on delete set null (sender_id),
  check ((status = 'sent') = (sent_at is not null))
);
create unique index messages_by_mail on messages (mail_id);
create index messages_by_time on messages (partner_id, created_at, id);
create index messages_search on messages using gin (search_key(recipient || ' ' || subject) gin_trgm_ops);

-- What a message is about, the record that it was sent from before the others: one mail may ask for many terms.
create table message_records (
  id integer generated always as identity primary key,
  partner_id integer not null,
  message_id integer not null,
  policy_id integer not null,
  payment_id integer,
  renewal_id integer,
  movement_id integer,
  foreign key (partner_id, message_id) references messages (partner_id, id) on delete cascade,
  foreign key (partner_id, policy_id) references policies (partner_id, id) on delete cascade,
  foreign key (partner_id, payment_id) references payments (partner_id, id) on delete set null (payment_id),
  foreign key (partner_id, renewal_id) references renewals (partner_id, id) on delete set null (renewal_id),
  foreign key (partner_id, movement_id) references movements (partner_id, id) on delete set null (movement_id),
  check (num_nonnulls(payment_id, renewal_id, movement_id) <= 1)
);
create index message_records_message on message_records (partner_id, message_id);
create index message_records_policy on message_records (partner_id, policy_id);
create index message_records_payment on message_records (partner_id, payment_id) where payment_id is not null;
create index message_records_renewal on message_records (partner_id, renewal_id) where renewal_id is not null;
create index message_records_movement on message_records (partner_id, movement_id) where movement_id is not null;

create trigger touch before update on messages for each row execute function touch();
do $$
declare name text;
begin
  foreach name in array array['messages', 'message_records'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to corredor_app using (partner_id = app_partner_id()) with check (partner_id = app_partner_id())', name);
    execute format('create policy owner_backs_up on %I for select to current_user using (true)', name);
  end loop;
end $$;
grant select, insert on messages, message_records to corredor_app;
grant usage on all sequences in schema public to corredor_app;

-- The outbox belongs to no brokerage: what becomes of a mail is noted as the owner of the tables.
create policy owner_notes_status on messages for update to current_user using (true) with check (true);
create function note_message_status() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    -- Given up and cleared away, whatever its last attempt came to.
    if old.sent_at is null then
      update messages set status = 'failed' where mail_id = old.id and status = 'queued';
    end if;
  elsif new.sent_at is not null then
    update messages set status = 'sent', sent_at = new.sent_at where mail_id = new.id and status = 'queued';
  elsif new.last_error is not null and new.attempts >= 20 then
    update messages set status = 'failed' where mail_id = new.id and status = 'queued';
  end if;
  return null;
end $$;
revoke all on function note_message_status() from public;
create trigger notes_message_status after delete or update of sent_at, last_error on mails for each row execute function note_message_status();

-- Down Migration
drop trigger notes_message_status on mails;
drop function note_message_status();
drop table message_records, messages;

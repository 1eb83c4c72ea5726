-- Up Migration
-- Why a movement was asked for stays beside why the insurer said no; and when it falls due, as somebody typed it.
alter table movements add column rejected_reason text, add column typed_due_date date;

alter table movements disable trigger user;
create policy owner_parts_reasons on movements for all to current_user using (true) with check (true);
create policy owner_reads_history on audit_log for select to current_user using (true);
-- The insurer's reason was written over the other, which the history remembers.
update movements m set rejected_reason = m.reason, reason = (select a.before ->> 'reason' from audit_log a
    where a.partner_id = m.partner_id and a.model = 'policy' and a.object_id = m.policy_id and a.event = 'movement_rejected'
      and a.before ->> 'movement' = m.number::text order by a.id desc limit 1)
where m.status = 'rejected';
-- A date after the day on which it takes effect and the day of drafting was chosen by somebody.
update movements set typed_due_date = first_due_date
where status in ('draft', 'sent', 'rejected') and first_due_date > effective_date and first_due_date > created_at::date;
drop policy owner_parts_reasons on movements;
drop policy owner_reads_history on audit_log;
alter table movements enable trigger user;

-- Down Migration
alter table movements drop column rejected_reason, drop column typed_due_date;

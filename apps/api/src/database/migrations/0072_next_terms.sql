-- Up Migration
-- A policy stays as it is while its next term is prepared; what was said then becomes its observations once that term is activated.
alter table policies add column renewal_observations text check (renewal_observations is null or renewed_from_id is not null);

alter table policies disable trigger user;
create policy owner_links_terms_anew on policies for all to current_user using (true) with check (true);
create policy owner_reads_partners on partners for select to current_user using (true);
-- Of several drafts of one next term, which only older versions could leave behind, the last one is it.
update policies p set renewed_from_id = null
from policies o
where o.partner_id = p.partner_id and o.renewed_from_id = p.renewed_from_id and o.id > p.id
  and p.status = 'draft' and o.status = 'draft' and p.deleted_at is null and o.deleted_at is null;
-- Closed for a next term that is still a draft: as it was before. A draft goes on from it that may take its number.
update policies p set status = 'active', closed_reason = null, closed_on = null, renewed_to_id = null
from policies n
where n.partner_id = p.partner_id and n.id = p.renewed_to_id and p.status = 'closed' and p.closed_reason = 'renewed'
  and p.deleted_at is null and n.status = 'draft' and n.deleted_at is null;
-- Renewed, and not at its end yet: it counts until then.
update policies p set status = 'active', closed_reason = null, closed_on = null, closes_as = 'renewed',
  closes_on = case when n.start_date > p.end_date then p.end_date + 1 else p.end_date end
from policies n, partners r
where n.partner_id = p.partner_id and n.id = p.renewed_to_id and p.status = 'closed' and p.closed_reason = 'renewed'
  and p.deleted_at is null and n.status <> 'draft' and n.deleted_at is null
  and r.id = p.partner_id and p.end_date >= (app_now() at time zone r.timezone)::date;
drop policy owner_links_terms_anew on policies;
alter table policies enable trigger user;
drop policy owner_reads_partners on partners;

create unique index policies_next_draft on policies (partner_id, renewed_from_id)
  where status = 'draft' and deleted_at is null and renewed_from_id is not null;
-- What takes room in a plan, without those that are renewed.
create index policies_with_room on policies (partner_id)
  where deleted_at is null and status <> 'closed' and closes_as is distinct from 'renewed';
create index policies_closing on policies (partner_id, closes_on) where closes_on is not null and deleted_at is null;
select show_all_columns();

-- Down Migration
alter table policies disable trigger user;
create policy owner_links_terms_anew on policies for all to current_user using (true) with check (true);
update policies p set status = 'closed', closed_reason = 'renewed', closed_on = closes_on, closes_on = null, closes_as = null
where closes_as = 'renewed';
drop policy owner_links_terms_anew on policies;
alter table policies enable trigger user;
drop index policies_next_draft, policies_with_room, policies_closing;
drop view payment_states, policy_states;
alter table policies drop column renewal_observations;
select show_all_columns();
grant select on policy_states, payment_states to corredor_app;

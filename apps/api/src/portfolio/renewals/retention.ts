import { type RawBuilder, sql } from 'kysely';
import { fullNameOf, shownProvider } from '../../database/fragments.ts';

const renewed = sql`r.outcome = 'renewed'`;
// A next term that was not taken up went away as much as one that was never asked for.
const lost = sql`r.outcome in ('lost', 'not_taken_up')`;
const open = sql`r.outcome is null`;
const countOf = (which: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${which}))::int`;
const netOf = (which: RawBuilder<unknown>, net = sql`r.net`) =>
  sql<string>`coalesce(sum(${net}) filter (where ${which}), 0.00)::text`;

/** What became of some cards `r`, added up: a cancelled policy is no term that could go on, and is left out. */
export const endedTerms = [
  countOf(renewed).as('renewed'),
  countOf(lost).as('lost'),
  countOf(open).as('open'),
  netOf(renewed).as('renewed_expiring'),
  netOf(lost).as('lost_expiring'),
  netOf(open).as('open_expiring'),
  netOf(renewed, sql`coalesce(r.renewed_net, r.net)`).as('renewed_next'),
] as const;

/** What a group of cards `r` is called. */
export const groupNames = {
  branch: sql`(select b.name from branches b where b.id = r.branch_id)`,
  provider: sql`(select ${shownProvider('p')} from providers p where p.id = r.provider_id)`,
  assignee: sql`(select ${fullNameOf('u')} from users u where u.id = r.assignee_id)`,
} as const;

import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { ifGiven } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { findIds, isAmongPolicies } from '../../server/records/findIds.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';

export type RenewalRows = SelectQueryBuilder<Database & { r: Database['renewal_states'] }, 'r', object>;
export type RenewalQuery = Input<'listRenewals'>['query'];
type Work = Pick<RenewalQuery, 'mine' | 'unowned' | 'assignee' | 'stale' | 'risk'>;

/** The cards `r` of the caller's brokerage: which of them are asked for, through which stages they go, and on which day. */
export function renewalCards({ trx, caller }: Scope) {
  const all = (): RenewalRows => trx.selectFrom('renewal_states as r');
  /** Whose work a card is, and how it stands. */
  const ofWork = ({ mine, unowned, assignee, stale, risk }: Work) => sql<SqlBool>`
    ${ifGiven(mine ? caller.userId : assignee, (id) => sql<SqlBool>`r.assignee_id = ${id}`)}
    and ${unowned ? sql`(r.assignee_id is null and r.kind = 'open')` : sql`true`}
    and ${ifGiven(stale, (wanted) => sql<SqlBool>`(r.kind = 'open' and ${isStale} = ${wanted})`)}
    and ${
      // Told of open cards only, so that the others are not weighed.
      ifGiven(risk, (wanted) => sql<SqlBool>`(r.outcome is null and ${weighed} = ${wanted})`)
    }`;
  /** The policies of a search, which the index finds. */
  const isFound = async (search: string) => {
    const found = await findIds(trx, 'policies', search);
    return found ? isAmongPolicies('r.policy_id', found) : sql<SqlBool>`true`;
  };
  const matching = async (query: Omit<RenewalQuery, 'page' | 'page_size' | 'ordering'>) => {
    const isWanted = query.search ? await isFound(query.search) : sql<SqlBool>`true`;
    return all()
      .where(isWanted)
      .where((eb) =>
        eb.and({
          'r.stage_id': query.stage,
          'r.kind': query.kind,
          'r.outcome': query.outcome,
          'r.provider_id': query.provider,
          'r.branch_id': query.branch,
          'r.contractor_id': query.contractor,
          'r.policy_id': query.policy,
        }),
      )
      .where(ofWork(query))
      .where(ifGiven(query.band, inBand))
      .where((eb) => ifGiven(query.ends_from, (day) => eb('r.end_date', '>=', day)))
      .where((eb) => ifGiven(query.ends_to, (day) => eb('r.end_date', '<=', day)))
      .where((eb) => ifGiven(query.change_from, (percent) => eb('r.premium_change', '>=', percent)))
      .where((eb) => ifGiven(query.change_to, (percent) => eb('r.premium_change', '<=', percent)));
  };
  /** The stages in their order. */
  const stageRefs = () =>
    trx
      .selectFrom('renewal_stages as s')
      .select(['s.id', 's.name_es', 's.name_en', 's.kind'])
      .orderBy('s.position')
      .orderBy('s.id')
      .execute();
  const today = async () => (await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow()).today;
  return { all, ofWork, matching, stageRefs, today };
}

/** The risk of a card whose reasons are known. */
export const weighed = sql`renewal_risk(r.outcome, r.risk_reasons)`;
/** Whether a card stands in its stage longer than that allows. */
export const isStale = sql<SqlBool>`('stale' = any (r.risk_reasons))`;
/** How near the end of a card's term is. */
export const bands = {
  overdue: sql`r.days_left < 0`,
  days_15: sql`r.days_left between 0 and 15`,
  days_30: sql`r.days_left between 16 and 30`,
  days_60: sql`r.days_left between 31 and 60`,
  later: sql`r.days_left > 60`,
};
export const inBand = (band: keyof typeof bands) => sql<SqlBool>`(r.kind = 'open' and ${bands[band]})`;

import { daysToContractEnd, usualGrace } from '@corredor/core/instalments';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { graceIn, withholdingIn } from '../../services/settings/index.ts';

/** By what instalments are collected in the brokerage of the transaction. */
export interface CollectionRules {
  /** Percent of the net premium that payers withhold. */
  withholding: string;
  /** The rules of grace as a document, those that say most first; null where there are none. */
  grace: string | null;
  /** How many days after a due date the law ends a contract that is not paid; null where it does not. */
  endsAfter: number | null;
}

export async function readCollectionRules(trx: Transaction<Database>): Promise<CollectionRules> {
  const { country_id, sections } = await trx
    .selectFrom('partner_today as t')
    .innerJoin('partners as p', 'p.id', 't.partner_id')
    .leftJoin('partner_settings as s', 's.partner_id', 'p.id')
    .select(['p.country_id', 's.sections'])
    .executeTakeFirstOrThrow();
  const own = graceIn(sections ?? {}).map((rule) => ({
    ...rule,
    rank: (rule.provider_id === null ? 0 : 2) + (rule.branch_id === null ? 0 : 1),
  }));
  const usual = await usualRule(trx, country_id);
  const rules = [...own, ...usual];
  return {
    withholding: withholdingIn(sections ?? {}, country_id),
    grace: rules.length > 0 ? JSON.stringify(rules) : null,
    endsAfter: daysToContractEnd(country_id) ?? null,
  };
}

/** The grace of the country, where its law or custom has one, for the brokerage's branches of its official codes. */
async function usualRule(trx: Transaction<Database>, country: string) {
  const usual = usualGrace(country);
  if (!usual) return [];
  const { codes, ...grace } = usual;
  if (!codes) return [{ ...grace, rank: -1 }];
  const branches = await trx
    .selectFrom('branches')
    .select('id')
    .where('code', 'in', [...codes])
    .execute();
  return branches.length > 0 ? [{ ...grace, branch_ids: branches.map(({ id }) => id), rank: -1 }] : [];
}

/** From which day on the insurer of a policy `p` may stop covering, for an instalment `y`; null where nobody says. */
export const riskDay = ({ grace }: CollectionRules) =>
  grace === null
    ? sql<null>`null::date`
    : sql<string | null>`(
  select (case when g.months is null then y.due_date + g.days else (y.due_date + make_interval(months => g.months))::date end) + 1
  from jsonb_to_recordset(${grace}::jsonb) g (provider_id integer, branch_id integer, days integer, months integer, branch_ids integer[], rank integer)
  where coalesce(g.provider_id = p.provider_id, true) and coalesce(g.branch_id = p.branch_id, true)
    and (g.branch_ids is null or p.branch_id = any (g.branch_ids))
  order by g.rank desc limit 1)`;

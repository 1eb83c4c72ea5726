import type { PolicyInsured, PolicyInsuredInput, PolicyInsuredPatch } from '@corredor/core/api';
import type { ExtraValues } from '@corredor/core/extras';
import { sql } from 'kysely';
import { ifGiven, percentOf, refTo, refToKnown } from '../../database/fragments.ts';
import { exactCount } from '../../server/records/counting.ts';
import { byName, sortBy } from '../../server/records/ordering.ts';
import { countedPage } from '../../server/records/paging.ts';
import { matchesWords, searchedNumber, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { lockListOf, recordRows, requirePolicy, withExtra } from '../policies/index.ts';

type Stored<Row> = Omit<Row, 'extra'> & { extra?: ExtraValues };
type InsuredQuery = Input<'listPolicyInsureds'>['query'];
const columns = [
  'l.id',
  'l.customer_id',
  'c.identification',
  'l.start_date',
  'l.relationship',
  'l.family_relationship',
  'l.titular_id',
  'l.prima',
  'l.certificate_number',
  'l.sum',
  'l.extra',
  'l.valid_from',
  'l.valid_until',
  'l.term_net',
  'l.version',
  'l.created_at',
  'l.updated_at',
] as const;
const orderOf = (ordering: InsuredQuery['ordering']) =>
  sortBy({
    ordering,
    fallback: 'customer',
    optional: ['start_date', 'prima', 'certificate_number'],
    id: sql`l.id`,
    keys: {
      customer: byName('c.name'),
      start_date: sql`l.start_date`,
      relationship: sql`array_position(array['titular', 'dependent', 'beneficiary'], l.relationship)`,
      prima: sql`l.prima`,
      certificate_number: sql`search_key(l.certificate_number)`,
    },
  });

/** The people whom the policies of the caller's brokerage insure; lists of thousands are normal. */
export function policyInsuredStore(scope: Scope) {
  const { trx, caller } = scope;
  const rows = (policyId: number) =>
    trx
      .selectFrom('policy_insureds as l')
      .innerJoin('customers as c', 'c.id', 'l.customer_id')
      .where('l.policy_id', '=', policyId);
  const whole = (policyId: number) =>
    rows(policyId)
      .leftJoin('customers as t', 't.id', 'l.titular_id')
      .select(columns)
      .select([
        refToKnown('c').as('customer'),
        refTo('t').as('titular'),
        percentOf('l.beneficiary_percentage').as('beneficiary_percentage'),
        percentOf('l.rate').as('rate'),
      ]);
  const find = (policyId: number, id: number) => whole(policyId).where('l.id', '=', id).executeTakeFirst();
  const found = async (policyId: number, id: number): Promise<PolicyInsured> => {
    const row = await find(policyId, id);
    if (!row) throw new Error(`Insured ${id} vanished inside its own transaction.`);
    return row;
  };
  const isThere = async (customerId: number) => {
    const customer = trx.selectFrom('customers').select('id').where('id', '=', customerId);
    return (await customer.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined;
  };
  return {
    find,
    isThere,
    requirePolicy: (policyId: number) => requirePolicy(scope, policyId),
    lockPolicy: (policyId: number) => lockListOf(scope, policyId, 'insured'),
    page: async (policyId: number, query: InsuredQuery): Promise<{ count: number; rows: PolicyInsured[] }> => {
      const matches = matchesWords(query.search ?? '', (isIn) =>
        isIn(
          sql`${searchedText(sql`c.name`)} || ' ' || ${searchedNumber(sql`c.identification`)} || ' ' || ${searchedNumber(sql`l.certificate_number`)}`,
        ),
      );
      const wanted = whole(policyId)
        .where(matches)
        .where((eb) => eb.and({ 'l.relationship': query.relationship }))
        .where((eb) => ifGiven(query.family, (id) => eb('l.customer_id', '=', id).or('l.titular_id', '=', id)));
      return countedPage(query, exactCount(wanted), ({ size, offset }) =>
        wanted.orderBy(orderOf(query.ordering)).limit(size).offset(offset).execute(),
      );
    },
    /** The first of them by name. */
    first: (policyId: number, most: number): Promise<PolicyInsured[]> =>
      whole(policyId).orderBy(orderOf('customer')).limit(most).execute(),
    count: (policyId: number) => exactCount(rows(policyId)),
    countDependents: (policyId: number, titularId: number) =>
      exactCount(rows(policyId).where('l.titular_id', '=', titularId)),
    isListed: async (row: { policyId: number; customerId: number; relationship: string; exceptId: number }) => {
      const { rows: same } = await sql`select from policy_insureds where policy_id = ${row.policyId}
        and customer_id = ${row.customerId} and relationship = ${row.relationship} and id <> ${row.exceptId}`.execute(
        trx,
      );
      return same.length > 0;
    },
    /** Whether the shares of the other beneficiaries and this one pass 100. */
    passesHundred: async (policyId: number, percentage: string, exceptId: number) => {
      const { rows: sums } = await sql<{
        passes: boolean;
      }>`select coalesce(sum(beneficiary_percentage), 0) + ${percentage}::numeric > 100 as passes
        from policy_insureds where policy_id = ${policyId} and id <> ${exceptId}`.execute(trx);
      return sums[0]?.passes === true;
    },
    add: async (policyId: number, input: Stored<PolicyInsuredInput>) => {
      const values = { partner_id: caller.partnerId, policy_id: policyId, ...withExtra(input) };
      const { id } = await trx.insertInto('policy_insureds').values(values).returning('id').executeTakeFirstOrThrow();
      return found(policyId, id);
    },
    save: async (policyId: number, id: number, patch: Stored<PolicyInsuredPatch>) => {
      await trx.updateTable('policy_insureds').set(withExtra(patch)).where('id', '=', id).execute();
      return found(policyId, id);
    },
    remove: (id: number) => trx.deleteFrom('policy_insureds').where('id', '=', id).execute(),
    record: recordRows(scope, forHistory),
  };
}
export type PolicyInsuredStore = ReturnType<typeof policyInsuredStore>;

const forHistory = (row: PolicyInsured) => ({
  customer: row.customer.name,
  start_date: row.start_date,
  relationship: row.relationship,
  family_relationship: row.family_relationship,
  titular: row.titular?.name ?? null,
  beneficiary_percentage: row.beneficiary_percentage,
  prima: row.prima,
  certificate_number: row.certificate_number,
  sum: row.sum,
  rate: row.rate,
  term_net: row.term_net,
});

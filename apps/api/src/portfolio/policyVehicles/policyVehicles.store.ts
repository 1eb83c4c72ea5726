import type { PolicyVehicle, PolicyVehicleInput, PolicyVehiclePatch } from '@corredor/core/api';
import type { ExtraValues } from '@corredor/core/extras';
import { sql } from 'kysely';
import { percentOf, refByKnownId, refToKnown } from '../../database/fragments.ts';
import { exactCount } from '../../server/records/counting.ts';
import { countedPage } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { lockListOf, recordRows, requirePolicy, withExtra } from '../policies/index.ts';

type Stored<Row> = Omit<Row, 'extra'> & { extra?: ExtraValues };
type ListQuery = Input<'listPolicyVehicles'>['query'];
/** So many are read at once, for paper and for comparing terms. */
const most = 5_000;
const columns = [
  'l.id',
  'l.vehicle_id',
  'v.brand',
  'v.model',
  'v.year',
  'v.plate',
  'v.commercial_value',
  'l.sum',
  'l.extra',
  'l.valid_from',
  'l.valid_until',
  'l.term_net',
  'l.version',
  'l.created_at',
  'l.updated_at',
] as const;
const nameOfVehicle = sql<string>`v.plate || ' · ' || v.brand || ' ' || v.model`;

/** The vehicles that the policies of the caller's brokerage insure. */
export function policyVehicleStore(scope: Scope) {
  const { trx, caller } = scope;
  const rows = (policyId: number) =>
    trx
      .selectFrom('policy_vehicles as l')
      .innerJoin('vehicles as v', 'v.id', 'l.vehicle_id')
      .select(columns)
      .select([
        refToKnown('v', nameOfVehicle).as('vehicle'),
        refByKnownId('customers', 'v.owner_id').as('owner'),
        percentOf('l.rate').as('rate'),
      ])
      .where('l.policy_id', '=', policyId);
  const find = (policyId: number, id: number) => rows(policyId).where('l.id', '=', id).executeTakeFirst();
  const found = async (policyId: number, id: number): Promise<PolicyVehicle> => {
    const row = await find(policyId, id);
    if (!row) throw new Error(`Vehicle row ${id} vanished inside its own transaction.`);
    return row;
  };
  return {
    find,
    requirePolicy: (policyId: number) => requirePolicy(scope, policyId),
    lockPolicy: (policyId: number) => lockListOf(scope, policyId, 'vehicle'),
    page: async (policyId: number, query: ListQuery): Promise<{ count: number; rows: PolicyVehicle[] }> => {
      const wanted = rows(policyId).where(
        matchesWords(query.search ?? '', (isIn) =>
          isIn(sql`v.own_key || ' ' || ${searchedText(sql`(select o.name from customers o where o.id = v.owner_id)`)}`),
        ),
      );
      return countedPage(query, exactCount(wanted), ({ size, offset }) =>
        wanted.orderBy('l.id').limit(size).offset(offset).execute(),
      );
    },
    all: (policyId: number): Promise<PolicyVehicle[]> => rows(policyId).orderBy('l.id').limit(most).execute(),
    count: (policyId: number) => exactCount(trx.selectFrom('policy_vehicles').where('policy_id', '=', policyId)),
    isThere: async (vehicleId: number) =>
      (await trx.selectFrom('vehicles').select('id').where('id', '=', vehicleId).executeTakeFirst()) !== undefined,
    isListed: async (policyId: number, vehicleId: number) => {
      const same = trx.selectFrom('policy_vehicles').select('id').where('policy_id', '=', policyId);
      return (await same.where('vehicle_id', '=', vehicleId).executeTakeFirst()) !== undefined;
    },
    add: async (policy_id: number, input: Stored<PolicyVehicleInput>): Promise<PolicyVehicle> => {
      const values = { partner_id: caller.partnerId, policy_id, ...withExtra(input) };
      const { id } = await trx.insertInto('policy_vehicles').values(values).returning('id').executeTakeFirstOrThrow();
      return found(policy_id, id);
    },
    save: async (policyId: number, id: number, patch: Stored<PolicyVehiclePatch>): Promise<PolicyVehicle> => {
      await trx.updateTable('policy_vehicles').set(withExtra(patch)).where('id', '=', id).execute();
      return found(policyId, id);
    },
    remove: (id: number) => trx.deleteFrom('policy_vehicles').where('id', '=', id).execute(),
    record: recordRows(scope, forHistory),
  };
}
export type PolicyVehicleStore = ReturnType<typeof policyVehicleStore>;

const forHistory = ({ vehicle, sum, rate, term_net }: PolicyVehicle) => ({
  vehicle: vehicle.name,
  sum,
  rate,
  term_net,
});

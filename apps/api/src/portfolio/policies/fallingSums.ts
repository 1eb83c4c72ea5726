import { addMoney, subtractMoney } from '@corredor/core/money';
import { type DepreciationLine, fallenRow, lossAt } from '@corredor/core/renewals';
import { sql } from 'kysely';
import { percentOf } from '../../database/fragments.ts';
import type { Scope } from '../../server/request/scope.ts';

/** A vehicle that the next term insures for less. */
export interface Fallen {
  vehicle_id: number;
  sum: string | null;
  term_net: string | null;
  /** By how much its premium of the term falls. */
  less: string;
}
export interface Falling {
  policyId: number;
  /** When the term ends: what counts then goes on. */
  end: string;
  /** When the next one begins. */
  start: string;
  lines: readonly DepreciationLine[];
}

/** The vehicles that a policy insures for less in its next term, by their age then. */
export async function fallenVehicles({ trx }: Scope, { policyId, end, start, lines }: Falling): Promise<Fallen[]> {
  const rows = await trx
    .selectFrom('policy_vehicles as l')
    .innerJoin('vehicles as v', 'v.id', 'l.vehicle_id')
    .select(['l.vehicle_id', 'v.year', 'l.sum', 'l.term_net', percentOf('l.rate').as('rate')])
    .where('l.policy_id', '=', policyId)
    .where('l.sum', 'is not', null)
    .where((eb) => eb.or([eb('l.valid_until', 'is', null), eb('l.valid_until', '>', end)]))
    .execute();
  return rows.flatMap(({ vehicle_id, year, ...row }) => {
    const { sum, term_net } = fallenRow(row, lossAt(lines, Number(start.slice(0, 4)) - year));
    if (sum === row.sum) return [];
    return [{ vehicle_id, sum, term_net, less: subtractMoney(row.term_net ?? '0.00', term_net ?? '0.00') }];
  });
}

/** By how much the premium of a term falls with its vehicles. */
export const fallOf = (vehicles: readonly Fallen[]) => addMoney('0.00', ...vehicles.map(({ less }) => less));

/** Writes what vehicles are insured for to the list of a policy. */
export async function writeFallen({ trx }: Scope, policyId: number, vehicles: readonly Fallen[]) {
  if (vehicles.length === 0) return;
  await sql`update policy_vehicles l set sum = x.sum, term_net = x.term_net
    from jsonb_to_recordset(${JSON.stringify(vehicles)}::jsonb) as x (vehicle_id int, sum numeric, term_net numeric)
    where l.policy_id = ${policyId} and l.vehicle_id = x.vehicle_id`.execute(trx);
}

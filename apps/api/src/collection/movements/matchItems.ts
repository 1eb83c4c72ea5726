import type { MovementItemKey, MovementItemMatch, MovementItemsCheckInput } from '@corredor/core/api';
import { isGenericIdentification, storedIdentification } from '@corredor/core/identifications';
import { plain, withLostZero } from '@corredor/core/imports';
import { hasSum } from '@corredor/core/movements';
import { can } from '@corredor/core/permissions';
import { normaliseChassis, normalisePlate } from '@corredor/core/vehicles';
import { sql } from 'kysely';
import { Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { listed } from './listedRows.ts';

type Target = MovementItemsCheckInput['target'];
type Fault = MovementItemMatch['faults'][number];
/** A record that rows may name. */
interface Named {
  id: number;
  label: string;
  is_sample: boolean;
}
/** A row of a policy's list. */
interface Row {
  id: number;
  label: string;
  sum: string | null;
  rate: string | null;
  term_net: string | null;
  ref: number | null;
  relationship: string | null;
}
interface Matched {
  policy: { id: number; branch_id: number | null; is_sample: boolean };
  input: MovementItemsCheckInput;
}
const ecuador = '218';
const nothing = { id: null, label: null, sum: null, rate: null, term_net: null, titular: null };
/** What has to be viewed by who names records of it. */
const rightOf: Record<Target, 'core_app.view_vehicle' | 'core_app.view_customer' | null> = {
  vehicle: 'core_app.view_vehicle',
  insured: 'core_app.view_customer',
  beneficiary: 'core_app.view_customer',
  coverage: null,
  general: null,
};

/** Finds what the rows of a sheet name, all of them at once. */
export async function matchItems(scope: Scope, { policy, input }: Matched): Promise<MovementItemMatch[]> {
  const { action, target, rows } = input;
  const permission = action === 'add' ? rightOf[target] : null;
  if (permission && !can(scope.caller.permissions, permission))
    throw new Problem(403, 'permission_denied', { permission });
  const isByName = target === 'general';
  const records = isByName ? new Map<string, Named[]>() : await findRecords(scope, policy, target, rows);
  const found = [...records.values()].flat();
  const lines =
    isByName && action === 'add' ? [] : await findRows(scope, policy.id, target, isByName ? null : found.map(idOf));
  const byRef = new Map<string, Row[]>();
  for (const line of lines) {
    const of = isByName ? plain(line.label) : String(line.ref);
    byRef.set(of, [...(byRef.get(of) ?? []), line]);
  }
  return rows.map((row): MovementItemMatch => {
    const key = keyIn(target, row);
    if (!key) return { ...nothing, faults: [{ field: firstFieldOf[target], code: 'required' }] };
    const fail = (code: Fault['code']): MovementItemMatch => ({ ...nothing, faults: [{ field: key.field, code }] });
    if (isByName && action === 'add') return { ...nothing, label: key.value, faults: [] };
    const named = records.get(keyOf(scope, key)) ?? [];
    // Whoever carries a number that many share is not found by it.
    if (action === 'add' && isShared(scope, key)) return fail('ambiguous');
    if (!isByName && named.length === 0) return fail(action === 'add' ? 'unknown' : 'not_listed');
    const inList = isByName
      ? (byRef.get(plain(key.value)) ?? [])
      : named.flatMap(({ id }) => byRef.get(String(id)) ?? []);
    if (action === 'add') {
      const [record, another] = named;
      if (another || !record) return fail('ambiguous');
      if (record.is_sample && !policy.is_sample) return fail('sample');
      if (inList.some((line) => target !== 'insured' || line.relationship === relationshipOf(row)))
        return fail('already_listed');
      return { ...nothing, id: record.id, label: record.label, ...titularOf(scope, row, records) };
    }
    const fitting = inList.filter((line) => !row.relationship || line.relationship === row.relationship);
    const [line, another] = fitting;
    if (!line) return fail('not_listed');
    if (another) return fail('ambiguous');
    const { id, label, sum, rate, term_net } = line;
    return { ...nothing, id, label, sum, rate, term_net, faults: [] };
  });
}

const idOf = ({ id }: { id: number }) => id;
type Key = { field: Fault['field']; value: string };
const firstFieldOf = {
  vehicle: 'plate',
  insured: 'identification',
  beneficiary: 'identification',
  coverage: 'name',
  general: 'name',
} as const satisfies Record<Target, Fault['field']>;

/** What a row names its record by; a plate goes before a chassis number. */
function keyIn(target: Target, row: MovementItemKey): Key | undefined {
  const fields = target === 'vehicle' ? (['plate', 'chassis_number'] as const) : ([firstFieldOf[target]] as const);
  for (const field of fields) {
    const value = row[field];
    if (value) return { field, value };
  }
  return undefined;
}

/** A key as records are found by it. */
function keyOf({ caller }: Pick<Scope, 'caller'>, { field, value }: Key): string {
  if (field === 'plate') return `plate ${normalisePlate(value)}`;
  if (field === 'chassis_number') return `chassis ${normaliseChassis(value)}`;
  if (field === 'name') return `name ${plain(value)}`;
  return `id ${caller.countryId === ecuador ? withLostZero(value) : storedIdentification(value, caller.countryId)}`;
}

/** Whether a key is a number that a tax office gives for whoever has none. */
function isShared(scope: Pick<Scope, 'caller'>, key: Key): boolean {
  const [kind, number = ''] = keyOf(scope, key).split(' ');
  return kind === 'id' && isGenericIdentification(number, scope.caller.countryId);
}

/** The records that the rows name, by their keys. */
async function findRecords(
  scope: Scope,
  policy: Matched['policy'],
  target: Target,
  rows: readonly MovementItemKey[],
): Promise<Map<string, Named[]>> {
  const { trx } = scope;
  const keys = rows.flatMap((row) => {
    const titular = row.titular_identification;
    return [keyIn(target, row), titular ? ({ field: 'titular_identification', value: titular } as const) : undefined];
  });
  const wanted = keys.flatMap((key) => (key ? keyOf(scope, key).split(' ').slice(1).join(' ') : []));
  const found = new Map<string, Named[]>();
  const note = (key: string, record: Named) => {
    const known = found.get(key);
    if (!known) found.set(key, [record]);
    else if (!known.some(({ id }) => id === record.id)) known.push(record);
  };
  if (target === 'vehicle') {
    const { rows: vehicles } = await sql<Named & { plate: string; chassis_number: string | null }>`
      select id, left(plate || ' · ' || brand || ' ' || model, 400) as label, is_sample, plate, chassis_number
      from vehicles where plate = any (${sql.val(wanted)}::text[]) or chassis_number = any (${sql.val(wanted)}::text[])`.execute(
      trx,
    );
    for (const { plate, chassis_number, ...vehicle } of vehicles) {
      note(`plate ${plate}`, vehicle);
      if (chassis_number) note(`chassis ${chassis_number}`, vehicle);
    }
  } else if (target === 'coverage') {
    const { rows: coverages } = await sql<Named & { name: string }>`
      select id, left(name, 400) as label, false as is_sample, name from coverages where branch_id = ${policy.branch_id}`.execute(
      trx,
    );
    for (const { name, ...coverage } of coverages) note(`name ${plain(name)}`, coverage);
  } else {
    const { rows: customers } = await sql<Named & { identification: string }>`
      select id, left(name, 400) as label, is_sample, identification from customers
      where deleted_at is null and identification = any (${sql.val(wanted)}::text[])`.execute(trx);
    for (const { identification, ...customer } of customers) note(`id ${identification}`, customer);
  }
  return found;
}

/** The rows of a policy's list that count: those that name some records, or all where they name none. */
async function findRows({ trx }: Scope, policyId: number, target: Target, refs: readonly number[] | null) {
  const { table, label, names } = listed[target];
  if (refs?.length === 0) return [];
  const ref = names ? sql.ref(`l.${names.column}`) : sql`null::int`;
  const relationship = target === 'insured' ? sql`l.relationship` : sql`null`;
  const named = refs ? sql`and ${ref} = any (${sql.val([...refs])}::int[])` : sql``;
  const [sum, rate] = hasSum(target) ? [sql`l.sum::text`, sql`trim_scale(l.rate)::text`] : [sql`null`, sql`null`];
  const { rows } = await sql<Row>`select l.id, left(${sql.raw(label)}, 400) as label, l.term_net::text as term_net,
      ${sum} as sum, ${rate} as rate,
      ${ref} as ref, ${relationship} as relationship
    from ${sql.table(table)} l where l.policy_id = ${policyId} and l.valid_until is null ${named} order by l.id`.execute(
    trx,
  );
  return rows;
}

/** Who names a titular depends on them, where nothing else is said. */
const relationshipOf = ({ relationship, titular_identification }: MovementItemKey) =>
  relationship ?? (titular_identification ? 'dependent' : 'titular');

/** On whom a new insured depends. */
function titularOf(
  scope: Scope,
  row: MovementItemKey,
  records: ReadonlyMap<string, Named[]>,
): Pick<MovementItemMatch, 'titular' | 'faults'> {
  const field = 'titular_identification';
  const value = row[field];
  if (relationshipOf(row) !== 'dependent') return { titular: null, faults: [] };
  if (!value) return { titular: null, faults: [{ field, code: 'required' }] };
  const [titular, another] = records.get(keyOf(scope, { field, value })) ?? [];
  if (isShared(scope, { field, value })) return { titular: null, faults: [{ field, code: 'ambiguous' }] };
  if (!titular) return { titular: null, faults: [{ field, code: 'unknown' }] };
  if (another) return { titular: null, faults: [{ field, code: 'ambiguous' }] };
  return { titular: { id: titular.id, name: titular.label.slice(0, 200) }, faults: [] };
}

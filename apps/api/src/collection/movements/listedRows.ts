import type { MovementItemValues, Policy } from '@corredor/core/api';
import { extraOn } from '@corredor/core/extras';
import { valuesOfTarget } from '@corredor/core/movements';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type FieldErrors, invalid } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { extraOfItem, isExtended } from './itemExtras.ts';
import { moversOf } from './movedRows.ts';
import type { AskedItem, IssuedMovement } from './movementFacts.ts';

type Trx = Transaction<Database>;
type ListTarget = Exclude<AskedItem['target'], 'field'>;
/** A row of a policy's list, with the record that it names. */
interface Listed {
  table: string;
  /** What a person calls the row `l`. */
  label: string;
  /** The record that a row names, where it names one: its column, its table, and what it is called. */
  names?: { column: 'vehicle_id' | 'customer_id' | 'coverage_id'; table: string; label: string };
}
const customer = { column: 'customer_id', table: 'customers', label: 'x.name' } as const;
export const listed: Record<ListTarget, Listed> = {
  vehicle: {
    table: 'policy_vehicles',
    label: `(select x.plate || ' · ' || x.brand || ' ' || x.model from vehicles x where x.id = l.vehicle_id)`,
    names: { column: 'vehicle_id', table: 'vehicles', label: `x.plate || ' · ' || x.brand || ' ' || x.model` },
  },
  insured: {
    table: 'policy_insureds',
    label: '(select x.name from customers x where x.id = l.customer_id)',
    names: customer,
  },
  coverage: {
    table: 'policy_coverages',
    label: '(select x.name from coverages x where x.id = l.coverage_id)',
    names: { column: 'coverage_id', table: 'coverages', label: 'x.name' },
  },
  general: { table: 'policy_generals', label: 'l.name' },
  beneficiary: {
    table: 'policy_beneficiaries',
    label: '(select x.name from customers x where x.id = l.customer_id)',
    names: customer,
  },
};
export const isListTarget = (target: AskedItem['target']): target is ListTarget => target !== 'field';

/** A column as the contract writes it. */
const told = (name: string) => {
  const column = sql.ref(`l.${name}`);
  if (name === 'percentage' || name === 'rate') return sql`trim_scale(${column})::text`;
  return name === 'limit' || name === 'sum' || name === 'term_net' ? sql`${column}::text` : column;
};

export interface ListedRow {
  id: number;
  label: string;
  valid_from: string | null;
  valid_until: string | null;
  values: MovementItemValues;
}
/** Rows of a policy's list by their numbers, with the values that a movement may change, and their premium of the term. */
export async function readListed(trx: Trx, policyId: number, target: ListTarget, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ListedRow>();
  const { table, label } = listed[target];
  const names = [...valuesOfTarget[target], 'term_net'];
  const pairs = names.flatMap((name) => [sql`${sql.lit(name)}`, told(name)]);
  const { rows } = await sql<ListedRow>`select l.id, left(${sql.raw(label)}, 400) as label, l.valid_from, l.valid_until,
      json_build_object(${sql.join(pairs)}) as values
    from ${sql.table(table)} l where l.policy_id = ${policyId} and l.id = any (${sql.val([...ids])}::int[])`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

type NamingRow = Pick<AskedItem, 'target'> & { record_id?: number | null };
/** Finds the rows of a policy's lists that items name, each list read once. */
export async function rowsOfItems(trx: Trx, policyId: number, items: readonly NamingRow[]) {
  const rows = new Map<string, ListedRow>();
  for (const target of listTargets) {
    const ids = items.flatMap((item) => (item.target === target ? (item.record_id ?? []) : []));
    for (const [id, row] of await readListed(trx, policyId, target, ids)) rows.set(`${target} ${id}`, row);
  }
  return ({ target, record_id }: NamingRow) => rows.get(`${target} ${record_id}`);
}

/** All rows of a policy's list that are read on the day that is asked for. */
export async function readAllListed(trx: Trx, policyId: number, target: ListTarget) {
  const { table } = listed[target];
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where policy_id = ${policyId}`.execute(
    trx,
  );
  const found = await readListed(
    trx,
    policyId,
    target,
    rows.map(({ id }) => id),
  );
  return [...found.values()].toSorted((one, other) => one.id - other.id);
}

/** Rows as they were, by what the records are called that they named then. */
export async function labelsOf<Row extends ListedRow>(
  trx: Trx,
  target: ListTarget,
  then: readonly Row[],
  now: readonly ListedRow[],
) {
  const column = listed[target].names?.column;
  if (!column) return then;
  const others = then.filter(({ values }, at) => values[column] !== now[at]?.values[column]);
  const names = await readNamed(
    trx,
    target,
    others.flatMap(({ values }) => values[column] ?? []),
  );
  return then.map((row) =>
    others.includes(row) ? { ...row, label: names.get(row.values[column] ?? 0) ?? row.label } : row,
  );
}

/** What the records are called that new rows name; those that are not there are missing. */
async function readNamed(trx: Trx, target: ListTarget, ids: readonly number[]) {
  const named = listed[target].names;
  if (!named || ids.length === 0) return new Map<number, string>();
  const isThere = named.table === 'customers' ? sql`and x.deleted_at is null` : sql``;
  const { rows } = await sql<{ id: number; label: string }>`select x.id, left(${sql.raw(named.label)}, 400) as label
    from ${sql.table(named.table)} x where x.id = any (${sql.val([...ids])}::int[]) ${isThere}`.execute(trx);
  return new Map(rows.map(({ id, label }) => [id, label]));
}

/** An item with what it is called and, of a row that is there, what it was. */
export type KnownItem = AskedItem & { label: string | null; before: MovementItemValues | null };
export const listTargets = ['vehicle', 'insured', 'coverage', 'general', 'beneficiary'] as const;

interface Knowing {
  policy: Pick<Policy, 'id' | 'branch_id' | 'provider_id' | 'extra_fields'>;
  items: readonly AskedItem[];
  /** Somebody has just said them: what stood in their extra fields may be of an older making otherwise. */
  isSaid: boolean;
  /** The day from which the items count. */
  from: string;
  fieldsBefore: MovementItemValues;
  /** The issued movement that first changes a row after that day. */
  laterOf: (item: AskedItem) => Pick<IssuedMovement, 'number' | 'effective_date'> | undefined;
}
/** Finds the rows and records that items name, also what has ended; throws 422 for what is not there, or is there already, and for a day on which a row is not what it would be. */
export async function knowItems({ trx }: Scope, knowing: Knowing): Promise<KnownItem[]> {
  const { policy, items, from, isSaid, fieldsBefore, laterOf } = knowing;
  const errors: FieldErrors = {};
  const known = new Map<number, Pick<KnownItem, 'label' | 'before'>>();
  const extras = new Map<number, MovementItemValues['extra']>();
  for (const target of listTargets) {
    const mine = [...items.entries()].filter(([, item]) => item.target === target);
    if (mine.length === 0) continue;
    const named = listed[target].names;
    const refOf = (item: AskedItem) => (named ? item.after?.[named.column] : undefined);
    const rows = await readListed(
      trx,
      policy.id,
      target,
      mine.flatMap(([, { record_id }]) => record_id ?? []),
    );
    const refs = await readNamed(
      trx,
      target,
      mine.flatMap(([, item]) => refOf(item) ?? []),
    );
    const taken = await takenRefs(trx, { policyId: policy.id, target, refs: [...refs.keys()], from });
    const movers = async (action: 'add' | 'remove', rowIds: readonly number[]) =>
      moversOf(trx, policy.id, { target, action, rowIds });
    const takenOut = await movers(
      'remove',
      [...rows.values()].flatMap(({ id, valid_until }) => (valid_until === null ? [] : id)),
    );
    const broughtIn = await movers('add', [...taken.values()]);
    const fields = isExtended(target) ? extraOn(policy.extra_fields, target) : [];
    /** What the movement itself adds or takes out already. */
    const seen = new Set<string>();
    for (const [place, item] of mine) {
      const fail = (field: string, key: string, params?: Record<string, string | number>) => {
        errors[`items.${place}.${field}`] = [params ? { key, params } : { key }];
      };
      /** What the policy lists already, and which movement put it there. */
      const failListed = (field: string, rowId: number | undefined, label: string | undefined) => {
        const mover = rowId === undefined ? undefined : broughtIn.get(rowId);
        if (!mover || label === undefined) return fail(field, 'field.already_listed');
        return fail(field, 'field.row_brought_in', { label, number: mover.number, date: mover.effective_date });
      };
      const ref = refOf(item);
      const subject =
        item.action === 'add'
          ? ref !== undefined && `add ${keyOf(ref, item.after?.relationship)}`
          : item.action === 'remove' && `remove ${item.record_id}`;
      if (subject && seen.has(subject))
        fail(item.action === 'add' && named ? `after.${named.column}` : 'record_id', 'field.already_listed');
      if (subject) seen.add(subject);
      if (item.action !== 'add') {
        const row = item.record_id === null ? undefined : rows.get(item.record_id);
        const later = item.action === 'remove' ? laterOf(item) : undefined;
        const gone = row && takenOut.get(row.id);
        if (row && gone)
          fail('record_id', 'field.row_taken_out', {
            label: row.label,
            number: gone.number,
            date: gone.effective_date,
          });
        else if (!row || row.valid_until !== null) fail('record_id', 'field.not_found');
        else if (row.valid_from !== null && from < row.valid_from)
          fail('record_id', 'field.row_begins_later', { label: row.label, date: row.valid_from });
        else if (later)
          fail('record_id', 'field.row_changes_later', {
            label: row.label,
            number: later.number,
            date: later.effective_date,
          });
        if (named && ref !== undefined && ref !== row?.values[named.column]) {
          if (!refs.has(ref)) fail(`after.${named.column}`, 'field.not_found');
          else {
            const there = taken.get(keyOf(ref, item.after?.relationship ?? row?.values.relationship));
            if (there !== undefined) failListed(`after.${named.column}`, there, refs.get(ref));
          }
        }
        known.set(place, { label: row?.label ?? null, before: row?.values ?? null });
      } else if (named && ref !== undefined) {
        if (!refs.has(ref)) fail(`after.${named.column}`, 'field.not_found');
        else {
          const there = taken.get(keyOf(ref, item.after?.relationship));
          if (there !== undefined) failListed(`after.${named.column}`, there, refs.get(ref));
        }
        known.set(place, { label: refs.get(ref) ?? null, before: null });
      } else known.set(place, { label: item.after?.name?.slice(0, 400) ?? null, before: null });
      const before = item.action === 'add' ? {} : known.get(place)?.before?.extra;
      const written = extraOfItem(item, { fields, before, isSaid, at: `items.${place}.after.extra` });
      Object.assign(errors, written.errors);
      extras.set(place, written.extra);
    }
    await checkCoverages(trx, policy.branch_id, mine, errors);
  }
  await checkTitulars(trx, items, errors);
  await checkFields(trx, policy.provider_id, items, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return items.map((item, place) => {
    const facts = known.get(place) ?? { label: null, before: pick(fieldsBefore, Object.keys(item.after ?? {})) };
    const extra = extras.get(place);
    return { ...item, ...facts, ...(extra && { after: { ...item.after, extra } }) };
  });
}

const keyOf = (ref: number, relationship: string | undefined) => `${ref} ${relationship ?? ''}`;
interface Taking {
  policyId: number;
  target: ListTarget;
  refs: readonly number[];
  from: string;
}
/** The rows of records that the policy lists on a day, or later. */
async function takenRefs(trx: Trx, { policyId, target, refs, from }: Taking) {
  const { names, table } = listed[target];
  if (!names || refs.length === 0) return new Map<string, number>();
  const relationship = target === 'insured' ? sql`l.relationship` : sql`''`;
  const { rows } = await sql<{ id: number; ref: number; relationship: string }>`
    select l.id, ${sql.ref(`l.${names.column}`)} as ref, ${relationship} as relationship from ${sql.table(table)} l
    where l.policy_id = ${policyId} and (l.valid_until is null or l.valid_until > ${from}::date and l.valid_until > coalesce(l.valid_from, '-infinity'))
      and ${sql.ref(`l.${names.column}`)} = any (${sql.val([...refs])}::int[])`.execute(trx);
  return new Map(rows.map((row) => [keyOf(row.ref, row.relationship), row.id]));
}

/** The rows that the policy lists already of what new items name, list by list. */
export async function rowsThere(
  trx: Trx,
  policyId: number,
  { items, from }: { items: readonly NamingItem[]; from: string },
) {
  const there = new Map<ListTarget, number[]>();
  for (const target of listTargets) {
    const { names } = listed[target];
    const added = items.flatMap(({ target: own, record_id, after }) => {
      const ref = names && own === target && record_id === null ? after?.[names.column] : undefined;
      return ref === undefined ? [] : [{ ref, key: keyOf(ref, after?.relationship) }];
    });
    const taken = await takenRefs(trx, { policyId, target, refs: added.map(({ ref }) => ref), from });
    there.set(
      target,
      added.flatMap(({ key }) => taken.get(key) ?? []),
    );
  }
  return there;
}

/** The records that items name, also by the rows that they take out or change; an insured as what it stands for. */
export async function namesOfItems(trx: Trx, policyId: number, items: readonly NamingItem[]): Promise<string[][]> {
  const columnOf = ({ target }: NamingItem) => (isListTarget(target) ? listed[target].names?.column : undefined);
  const rowOf = await rowsOfItems(trx, policyId, items.filter(columnOf));
  return items.map((item) => {
    const { before, after } = item;
    const column = columnOf(item);
    if (!column) return [];
    const ofValues = (values: MovementItemValues | null | undefined) => {
      const ref = values?.[column];
      return ref ? [keyOf(ref, values?.relationship ?? before?.relationship)] : [];
    };
    return [...new Set([rowOf(item)?.values, before, after].flatMap(ofValues))];
  });
}
type NamingItem = Pick<AskedItem, 'target' | 'record_id' | 'after'> & { before?: MovementItemValues | null };

/** What an exclusion took out and is listed again without a movement, so that it cannot come back twice. */
export async function backAgain(
  trx: Trx,
  policyId: number,
  items: readonly (NamingItem & Pick<AskedItem, 'action'>)[],
) {
  for (const target of listTargets) {
    const { table, label, names } = listed[target];
    const ids = items.flatMap((one) => (one.target === target && one.action === 'remove' ? (one.record_id ?? []) : []));
    if (!names || ids.length === 0) continue;
    const column = sql.ref(names.column);
    const sameRelation = target === 'insured' ? sql`and o.relationship = l.relationship` : sql``;
    const { rows } = await sql<{
      label: string;
    }>`select left(${sql.raw(label)}, 400) as label from ${sql.table(table)} l
      where l.policy_id = ${policyId} and l.id = any (${sql.val(ids)}::int[])
        and exists (select from ${sql.table(table)} o where o.policy_id = l.policy_id and o.id <> l.id and o.${column} = l.${column} ${sameRelation}
          and (o.valid_until is null or o.valid_until > l.valid_until))
      order by l.id limit 1`.execute(trx);
    if (rows[0]) return rows[0].label;
  }
  return undefined;
}

/** A coverage belongs to the branch of its policy. */
async function checkCoverages(
  trx: Trx,
  branchId: number | null,
  items: readonly [number, AskedItem][],
  errors: FieldErrors,
) {
  const wanted = items.flatMap(([place, { after }]) =>
    after?.coverage_id ? [[place, after.coverage_id] as const] : [],
  );
  if (wanted.length === 0) return;
  const rows = await trx
    .selectFrom('coverages')
    .select('id')
    .where(
      'id',
      'in',
      wanted.map(([, id]) => id),
    )
    .where('branch_id', '=', branchId)
    .execute();
  const mine = new Set(rows.map(({ id }) => id));
  for (const [place, id] of wanted)
    if (!mine.has(id)) errors[`items.${place}.after.coverage_id`] ??= [{ key: 'field.coverage_of_branch' }];
}

/** Of whose family an insured is has to be there. */
async function checkTitulars(trx: Trx, items: readonly AskedItem[], errors: FieldErrors) {
  const wanted = [...items.entries()].flatMap(([place, { after }]) =>
    after?.titular_id ? [[place, after.titular_id] as const] : [],
  );
  const there = await readNamed(
    trx,
    'insured',
    wanted.map(([, id]) => id),
  );
  for (const [place, id] of wanted)
    if (!there.has(id)) errors[`items.${place}.after.titular_id`] = [{ key: 'field.not_found' }];
}

/** Whom the policy names has to be there. */
async function checkFields(trx: Trx, providerId: number | null, items: readonly AskedItem[], errors: FieldErrors) {
  for (const { target, after } of items) {
    if (target !== 'field' || !after) continue;
    const { payer_id, provider_office_id } = after;
    const { rows } = await sql<{ payer: boolean; office: boolean }>`select
      exists (select from customers where id = ${payer_id ?? null} and deleted_at is null) as payer,
      exists (select from provider_offices where id = ${provider_office_id ?? null} and provider_id = ${providerId}) as office`.execute(
      trx,
    );
    if (payer_id && !rows[0]?.payer) errors['fields.payer_id'] = [{ key: 'field.not_found' }];
    if (provider_office_id && !rows[0]?.office)
      errors['fields.provider_office_id'] = [{ key: 'field.office_of_provider' }];
  }
}

const pick = (values: MovementItemValues, names: readonly string[]): MovementItemValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

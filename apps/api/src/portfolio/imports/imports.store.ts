import type { Import, ImportInput, ImportKind, ImportTotal } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { Permission } from '@corredor/core/permissions';
import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { fullNameOf } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import type { FormerPlan } from '../../database/tables/imports.ts';
import { audit } from '../../server/records/audit.ts';
import { exactCount } from '../../server/records/counting.ts';
import { byName } from '../../server/records/ordering.ts';
import { countedPage } from '../../server/records/paging.ts';
import type { Scope } from '../../server/request/scope.ts';
import { notify } from '../../services/notifications/index.ts';
import type { MadeRecord, RowMade, RowThere } from './importRow.ts';

type Wanted = { page?: number; page_size?: number; policy?: number; kinds: readonly ImportKind[] };
type ImportRows = SelectQueryBuilder<Database, 'imports', object>;

/** The imports of the caller's brokerage, and what each of their rows made. */
export function importStore(scope: Scope) {
  const { trx, caller } = scope;
  const read = (rows: ImportRows) =>
    rows.select((eb) => [
      'imports.id',
      'imports.version',
      'imports.created_at',
      'imports.updated_at',
      'imports.kind',
      'imports.activates',
      'file_name',
      'rows_count',
      'identical_count',
      'imports.status',
      'finished_at',
      'undone_at',
      jsonObjectFrom(
        eb
          .selectFrom('policies')
          .select(['policies.id', sql<string>`coalesce(number, '')`.as('name')])
          .whereRef('policies.id', '=', 'imports.policy_id'),
      ).as('policy'),
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['users.id', fullNameOf('users').as('name')])
          .whereRef('users.id', '=', 'imports.user_id'),
      ).as('created_by'),
      rowCount(sql`outcome = 'created'`).as('created_count'),
      rowCount(sql`outcome = 'linked'`).as('linked_count'),
      rowCount(sql`undo_outcome = 'kept'`).as('kept_count'),
    ]);
  const find = async (id: number): Promise<Import | undefined> => {
    const row = await read(trx.selectFrom('imports').where('imports.id', '=', id)).executeTakeFirst();
    if (!row) return undefined;
    // Whoever asks while rows still come in learns how many; what they come to is told at the end.
    const hasTotals = row.kind === 'policies' && row.status !== 'running';
    return { ...withLeftOut(row), ...(hasTotals && { totals: await totalsOf(trx, id), currency: caller.currency }) };
  };
  const found = async (id: number) => {
    const row = await find(id);
    if (!row) throw new Error(`Import ${id} vanished inside its own transaction.`);
    return row;
  };
  return {
    find,
    found,
    page: async (wanted: Wanted) => {
      const { kinds, policy } = wanted;
      const all = trx
        .selectFrom('imports')
        .where((eb) => (kinds.length > 0 ? eb('imports.kind', 'in', [...kinds]) : eb.lit(false)))
        .where((eb) => eb.and({ policy_id: policy }));
      const { count, rows } = await countedPage(wanted, exactCount(all), ({ size, offset }) =>
        read(all).orderBy('imports.id', 'desc').limit(size).offset(offset).execute(),
      );
      return { count, rows: rows.map(withLeftOut) };
    },
    create: async ({ kind, policy_id, file_name, rows_count, identical_count = 0, activates = true }: ImportInput) => {
      const values = {
        kind,
        file_name: file_name.trim(),
        rows_count,
        identical_count,
        activates,
        policy_id: kind === 'insureds' ? policy_id : null,
      };
      const { id } = await trx
        .insertInto('imports')
        .values({ ...values, partner_id: caller.partnerId, user_id: caller.userId })
        .returning('id')
        .executeTakeFirstOrThrow();
      const after = await found(id);
      await audit(scope, { event: 'import_created', model: 'import', object_id: id, after: { ...values } });
      return after;
    },
    /** Holds an import while its rows come in or go, so that two requests never work on one. */
    lock: (id: number) =>
      trx
        .selectFrom('imports')
        .select(['id', 'kind', 'policy_id', 'activates', 'status'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    /** Today in the time zone of the brokerage. */
    today: async () => (await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow()).today,
    /** Ends or undoes an import. */
    move: async (id: number, to: 'finished' | 'undone') => {
      const now = sql<string>`app_now()`;
      const values = to === 'finished' ? { finished_at: now } : { undone_at: now };
      await trx
        .updateTable('imports')
        .set({ status: to, ...values })
        .where('id', '=', id)
        .execute();
      await audit(scope, { event: `import_${to}`, model: 'import', object_id: id });
      return found(id);
    },
    /** Says that something of an import changed, and counts rows of records that were there already. */
    touch: async (id: number, identical: number) => {
      const count = sql<number>`identical_count + ${identical}`;
      await trx.updateTable('imports').set({ identical_count: count }).where('id', '=', id).execute();
      return found(id);
    },
    /** Tells the colleagues who may view what came in. */
    tell: ({ kind, policy, file_name, created_count, linked_count, left_out_count }: Import) =>
      notify(scope, {
        to: { permission: viewersOf[kind] },
        kind: 'import_finished',
        params: { file: file_name, created: created_count + linked_count, failed: left_out_count },
        link: policy ? paths.policyDetail(policy.id) : listOf[kind](),
      }),
    keep: async (importId: number, rows: readonly { number: number; made: RowMade }[]) => {
      const values = rows.flatMap(({ number, made: { outcome, record, made } }) => {
        const common = { partner_id: caller.partnerId, import_id: importId, row_number: number, outcome };
        return made.map(({ former, ...one }) => ({
          ...common,
          name: record.name,
          ...one,
          former: former && JSON.stringify(former),
        }));
      });
      if (values.length > 0) await trx.insertInto('import_records').values(values).execute();
    },
    /** What the rows of these numbers became already, by number; of several records, the last made is what a row is for. */
    done: async (importId: number, numbers: readonly number[]) => {
      const rows = await trx
        .selectFrom('import_records')
        .select(['row_number', 'outcome', 'name'])
        .select(recordId.as('record_id'))
        .where('import_id', '=', importId)
        .where('row_number', 'in', [...numbers])
        .orderBy('id')
        .execute();
      return new Map(rows.map((row) => [row.row_number, row]));
    },
    /** The row of an import that made a record; an owner whom a vehicle brought is of no row. */
    rowThatMade: async (importId: number, { model, recordId: id }: Pick<RowThere, 'model' | 'recordId'>) => {
      const row = trx.selectFrom('import_records').select('row_number').where('import_id', '=', importId);
      return (await row.where('model', '=', model).where('record_id', '=', id).executeTakeFirst())?.row_number;
    },
    /** What is still to be undone, newest first; what leans on something else was made after it. */
    toUndo: (importId: number, limit: number) =>
      trx
        .selectFrom('import_records')
        .select(['id', 'row_number', 'name', 'model', 'record_id', 'record_version', 'former'])
        .where('import_id', '=', importId)
        .where('undo_outcome', 'is', null)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    /** The policies of these instalments. */
    policiesOf: async (payments: readonly number[]) => {
      if (payments.length === 0) return [];
      const rows = trx
        .selectFrom('payments')
        .select('policy_id')
        .distinct()
        .where('id', 'in', [...payments]);
      return (await rows.execute()).map(({ policy_id }) => policy_id);
    },
    markUndone: async (ids: readonly number[], undo_outcome: 'removed' | 'kept') => {
      if (ids.length > 0)
        await trx
          .updateTable('import_records')
          .set({ undo_outcome })
          .where('id', 'in', [...ids])
          .execute();
    },
    remaining: (importId: number) =>
      exactCount(trx.selectFrom('import_records').where('import_id', '=', importId).where('undo_outcome', 'is', null)),
  };
}
export type ImportStore = ReturnType<typeof importStore>;
export type UndoableRecord = Omit<MadeRecord, 'former'> & {
  id: number;
  row_number: number;
  name: string;
  former: FormerPlan | null;
};

const viewersOf = {
  customers: 'core_app.view_customer',
  vehicles: 'core_app.view_vehicle',
  insureds: 'policy_app.view_policy',
  policies: 'policy_app.view_policy',
  providers: 'policy_app.view_provider',
  branches: 'policy_app.view_branch',
  payments: 'policy_app.view_payment',
} as const satisfies Record<ImportKind, Permission>;
const listOf: Record<ImportKind, () => string> = {
  customers: paths.customers,
  vehicles: paths.vehicles,
  insureds: paths.customers,
  policies: paths.policies,
  providers: paths.providers,
  branches: paths.branches,
  payments: paths.payments,
};
/** What an import brought of each insurer and is still there, to lay beside the sums of the program it came from. */
async function totalsOf(trx: Scope['trx'], importId: number): Promise<ImportTotal[]> {
  // Policy by policy: of what has just come in the planner knows no numbers, and would lay each instalment beside each policy.
  const { rows } = await sql<ImportTotal>`
    select json_build_object('id', v.id, 'name', v.name) as provider, count(*)::int as policies,
      coalesce(sum(d.instalments), 0)::int as instalments, sum(p.net_premium)::text as net_premium,
      sum(p.total_grant)::text as total_grant, coalesce(sum(d.paid), 0.00)::text as paid_amount
    from import_records r
      cross join lateral (select * from policies one where one.partner_id = r.partner_id and one.id = r.record_id
        and one.deleted_at is null offset 0) p
      join providers v on v.id = p.provider_id
      cross join lateral (select count(*)::int as instalments, sum(y.paid_amount) as paid from payments y
        where y.partner_id = p.partner_id and y.policy_id = p.id and y.voided_at is null and y.kind = 'premium') d
    where r.import_id = ${importId} and r.model = 'policy'
    group by v.id, v.name order by ${byName('v.name')}, v.id limit 500`.execute(trx);
  return rows;
}
/** People in a policy's list are known by the customer. */
const recordId = sql<number | null>`case when model = 'policy_insured'
  then (select customer_id from policy_insureds i where i.id = record_id) else record_id end`;
const rowCount = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(distinct row_number)::int from import_records r where r.import_id = imports.id and ${condition})`;
const withLeftOut = (row: Omit<Import, 'left_out_count'>): Import => ({
  ...row,
  left_out_count: Math.max(0, row.rows_count - row.created_count - row.linked_count - row.identical_count),
});

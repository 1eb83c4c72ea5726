import type {
  ImportKept,
  ImportKind,
  ImportName,
  ImportRowInput,
  ImportRowResult,
  ImportTaken,
} from '@corredor/core/api';
import type { PlanFeature } from '@corredor/core/billing';
import { isTitularRow, plain } from '@corredor/core/imports';
import { keysOf } from '@corredor/core/keys';
import { can, type Permission } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { type PlanAllowance, planAllowance } from '../../server/checks/planAllowance.ts';
import { requireFeatures } from '../../server/checks/planGate.ts';
import type { BodyChecks } from '../../server/checks/validation.ts';
import { writeHistory } from '../../server/records/audit.ts';
import { toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, Problem } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { say } from '../../server/request/wording.ts';
import { lockChangeablePolicy } from '../policies/index.ts';
import { beginRenewals } from '../renewals/index.ts';
import { branchRows } from './branchRows.ts';
import { keepQuiet } from './bringPaid.ts';
import { customerRows } from './customerRows.ts';
import { importNames } from './importNames.ts';
import {
  importRow,
  importTogether,
  type MadeRecord,
  type RowDone,
  type RowImporter,
  type RowMade,
  readable,
} from './importRow.ts';
import type { ImportStore } from './imports.store.ts';
import { insuredRows } from './insuredRows.ts';
import { planRows } from './planRows.ts';
import { policyRows } from './policyRows.ts';
import { providerRows } from './providerRows.ts';
import { type RowReader, rowReader } from './rowReader.ts';
import { undoRecords } from './undoRecords.ts';
import { vehicleRows } from './vehicleRows.ts';

const addersOf: Record<ImportKind, Permission[]> = {
  customers: ['core_app.add_customer'],
  vehicles: ['core_app.add_vehicle'],
  insureds: ['policy_app.add_policy', 'policy_app.change_policy'],
  policies: ['policy_app.add_policy'],
  providers: ['policy_app.add_provider'],
  branches: ['policy_app.add_branch'],
  payments: ['policy_app.change_payment'],
};
/** What a plan must include for its brokerage to write these. */
const featuresOf: Record<ImportKind, PlanFeature[]> = {
  customers: [],
  vehicles: [],
  insureds: ['policies', 'insureds'],
  policies: ['policies'],
  providers: [],
  branches: [],
  payments: ['policies', 'payments'],
};
/** The columns by which rows name people. */
const identifying = [
  'identification',
  'titular_identification',
  'owner_identification',
  'contractor_identification',
  'payer_identification',
];
/** The column by which a record is told from others of its kind. */
const toldBy: Record<ImportKind, string> = {
  customers: 'identification',
  vehicles: 'plate',
  insureds: 'identification',
  policies: 'number',
  providers: 'ruc',
  branches: 'name',
  payments: 'number',
};
const undoneAtOnce = 200;

interface Coming {
  kind: ImportKind;
  policy_id?: number | null;
  rows: readonly ImportRowInput[];
  /** Titulars who come with other rows of the file. */
  titulars_elsewhere?: string[];
  activates?: boolean;
  /** What the file calls insurers and branches. */
  names?: ImportName[];
}
/** Files that are taken in row by row, each row by the operation that adds a single record. */
export const importOperations = (scope: Scope, imports: ImportStore, checks: BodyChecks) => {
  const mayImport = (kind: ImportKind) => addersOf[kind].some((one) => can(scope.caller.permissions, one));
  const requireRight = (kind: ImportKind) => {
    if (!mayImport(kind)) throw new Problem(403, 'permission_denied', { permission: addersOf[kind][0] ?? '' });
  };
  /** Who may write drafts only brings in drafts. */
  const requireActivation = (kind: ImportKind, activates = true) => {
    const permission = 'policy_app.change_policy';
    // A plan is part of its policy.
    const asksForIt = (kind === 'policies' && activates) || kind === 'payments';
    if (asksForIt && !can(scope.caller.permissions, permission))
      throw new Problem(403, 'permission_denied', { permission });
  };
  const requirePlan = (kind: ImportKind) => requireFeatures(scope, featuresOf[kind]);
  const requireImport = async (id: number) => {
    const found = await imports.find(id);
    if (!found) throw notFound('import');
    requireRight(found.kind);
    return found;
  };
  const rowImporter = async (
    within: Scope,
    { kind, policy_id, rows, titulars_elsewhere, activates = true, names }: Coming,
    reader: RowReader,
    allowanceOf: (limit: ImportTaken) => PlanAllowance = (limit) => planAllowance(within, limit),
  ) => {
    const customers = customerRows(within, checks, allowanceOf('customers'), reader, titulars_elsewhere);
    await customers.lookAhead(
      rows.flatMap(({ values }) => {
        const texts = readable(values);
        return identifying.flatMap((name) => texts[name]?.trim() || []);
      }),
    );
    const importers: Record<Exclude<ImportKind, 'payments'>, () => Promise<RowImporter>> = {
      customers: async () => customers.importRow,
      vehicles: async () => vehicleRows(within, checks, allowanceOf('vehicles'), customers, reader),
      insureds: async () => insuredRows(within, checks, customers, await openPolicy(within, policy_id), reader),
      policies: async () =>
        policyRows({
          scope: within,
          checks,
          customers,
          reader,
          activates,
          allowance: allowanceOf('policies'),
          names: importNames(within, names),
        }),
      providers: async () => providerRows(within, checks, importNames(within, names), reader),
      branches: async () => branchRows(within, checks, reader),
    };
    if (kind === 'payments') throw new Error('Instalments go in by policies.');
    const work = await importers[kind]();
    // A refused row is taken back with all that it made, and so is the room that this took in the plan.
    const asWhole: RowImporter = (texts) => customers.giveBackOnFailure(() => work(texts));
    return asWhole;
  };
  /** What became of rows, one by one; of instalments policy by policy, which go in whole or not at all. */
  const runRows = async function* (within: Scope, coming: Coming, allowanceOf?: (limit: ImportTaken) => PlanAllowance) {
    const { kind, rows } = coming;
    const reader = rowReader(within, kind, rows);
    if (kind === 'payments') {
      const work = planRows(within, importNames(within, coming.names), reader);
      for (const group of groupsOf(rows)) {
        const done = await importTogether(within, kind, group, work, reader);
        for (const [place, one] of done.entries()) {
          const row = group[place];
          if (row) yield { row, one };
        }
      }
      return;
    }
    const work = await rowImporter(within, coming, reader, allowanceOf);
    for (const row of titularsFirst(rows)) yield { row, one: await importRow(within, kind, row, work, reader) };
  };
  return {
    listImports: async ({ query, url }) => {
      const kinds = query.kind ? [query.kind] : keysOf(addersOf);
      return ok(toPage({ query, url }, await imports.page({ ...query, kinds: kinds.filter(mayImport) })));
    },
    getImport: async ({ path }) => ok(await requireImport(path.importId)),
    checkImport: async ({ body }) => {
      requireRight(body.kind);
      requireActivation(body.kind, body.activates);
      await requirePlan(body.kind);
      await importNames(scope, body.names).check();
      // Everything is done as in earnest and then taken back, so that a check can never say otherwise than the import.
      await sql`savepoint whole_check`.execute(scope.trx);
      const trial: Scope = { ...scope, history: [], afterCommit: () => {} };
      // The parts of a file are checked one by one, and each would find the same room: what they take is counted by the caller.
      const results: ImportRowResult[] = [];
      const first = new Map<string, number>();
      for await (const { row, one: done } of runRows(trial, body, () => roomForAll)) {
        const before = first.get(keyOf(done)) ?? first.get(keyOfRecord(body.kind, done));
        const { record, ...said } = asRepeated(scope, body.kind, done, before);
        // The number of a record that is taken back names nothing.
        const isTakenBack = said.outcome === 'created' || before !== undefined;
        const result = { ...said, record: isTakenBack ? null : record };
        noteMade(first, row.number, done);
        results.push(result.outcome === 'created' ? { ...result, ...takenBy(done) } : result);
      }
      await sql`rollback to savepoint whole_check`.execute(scope.trx);
      return ok({ results: inOrder(body.rows, results) });
    },
    createImport: async ({ body }) => {
      requireRight(body.kind);
      requireActivation(body.kind, body.activates);
      await requirePlan(body.kind);
      const names = importNames(scope, body.names);
      await names.check();
      await names.remember();
      // All of a portfolio has room, or none of it comes in.
      if (body.kind === 'policies') await planAllowance(scope, 'policies').take(body.good_count);
      if (body.kind === 'insureds') await openPolicy(scope, body.policy_id);
      return created(await imports.create(body));
    },
    createImportRows: async ({ path, body }) => {
      await requireImport(path.importId);
      const running = await imports.lock(path.importId);
      if (!running) return notFound('import');
      if (running.status !== 'running') return conflict('import_finished');
      const { kind, policy_id, activates } = running;
      requireActivation(kind, activates);
      await requirePlan(kind);
      const within: Scope = { ...scope, history: [] };
      const done = await imports.done(
        running.id,
        body.rows.map(({ number }) => number),
      );
      const results: ImportRowResult[] = [];
      const kept: { number: number; made: RowMade }[] = [];
      const first = new Map<string, number>();
      for (const { number } of body.rows) {
        const earlier = done.get(number);
        if (!earlier) continue;
        const record = earlier.record_id === null ? null : { id: earlier.record_id, name: earlier.name };
        results.push({ number, outcome: earlier.outcome, record, errors: {}, warnings: {} });
      }
      const rows = body.rows.filter(({ number }) => !done.has(number));
      for await (const { row, one } of runRows(within, { kind, policy_id, activates, rows })) {
        const before =
          first.get(keyOf(one)) ?? (one.there ? await imports.rowThatMade(running.id, one.there) : undefined);
        noteMade(first, row.number, one);
        if (one.made) kept.push({ number: row.number, made: one.made });
        results.push(asRepeated(scope, kind, one, before));
      }
      await imports.keep(running.id, kept);
      const madeOf = (wanted: MadeRecord['model']) =>
        kept.flatMap(({ made: { made } }) =>
          made.flatMap(({ model, record_id }) => (model === wanted ? record_id : [])),
        );
      await keepQuiet(within, [...madeOf('policy'), ...(await imports.policiesOf(madeOf('payment')))]);
      await writeHistory(within);
      const identical = results.filter(({ outcome }) => outcome === 'identical').length;
      return ok({ import: await imports.touch(running.id, identical), results: inOrder(body.rows, results) });
    },
    finishImport: async ({ path }) => {
      await requireImport(path.importId);
      const running = await imports.lock(path.importId);
      if (running?.status !== 'running') return ok(await imports.found(path.importId));
      const finished = await imports.move(path.importId, 'finished');
      // Whoever brings a portfolio in finds what ends soon on the board at once, and not only tomorrow.
      if (finished.kind === 'policies') await beginRenewals(scope, await imports.today());
      await imports.tell(finished);
      return ok(finished);
    },
    undoImport: async ({ path }) => {
      await requireImport(path.importId);
      const locked = await imports.lock(path.importId);
      if (locked?.status === 'running') await imports.move(path.importId, 'finished');
      const within: Scope = { ...scope, history: [] };
      const remove = undoRecords(within, locked?.policy_id ?? 0);
      const kept: ImportKept[] = [];
      const marks: Record<'removed' | 'kept', number[]> = { removed: [], kept: [] };
      const records = await imports.toUndo(path.importId, undoneAtOnce);
      for (const record of records) {
        const refusal = await remove(record);
        marks[refusal ? 'kept' : 'removed'].push(record.id);
        const { row_number: number, model, record_id: id, name } = record;
        if (refusal) kept.push({ number, model, record: { id, name }, ...refusal });
      }
      for (const outcome of ['removed', 'kept'] as const) await imports.markUndone(marks[outcome], outcome);
      await writeHistory(within);
      const remaining_count = await imports.remaining(path.importId);
      const isOver = remaining_count === 0 && locked?.status !== 'undone';
      const after = isOver ? await imports.move(path.importId, 'undone') : await imports.touch(path.importId, 0);
      return ok({ import: after, removed_count: records.length - kept.length, remaining_count, kept });
    },
  } satisfies Partial<Operations>;
};

/** The policy that people are put into; 422 where it is not there, 409 where it is closed or changed by movement only. */
async function openPolicy(scope: Scope, policyId: number | null | undefined) {
  if (!policyId) throw invalidField('policy_id', 'field.required');
  try {
    const { id, branch_id } = await lockChangeablePolicy(scope, policyId);
    const dates = scope.trx.selectFrom('policies').select('start_date').where('id', '=', id);
    return { id, branch_id, start_date: (await dates.executeTakeFirst())?.start_date ?? null };
  } catch (error) {
    if (error instanceof Problem && error.status === 404) throw invalidField('policy_id', 'field.not_found');
    throw error;
  }
}
const roomForAll: PlanAllowance = {
  take: async () => {},
  takeFor: (work) => work(),
  giveBackOnFailure: (work) => work(),
};
const limitOf: Partial<Record<MadeRecord['model'], ImportTaken>> = {
  customer: 'customers',
  vehicle: 'vehicles',
  policy: 'policies',
};
/** Under which limits of the plan a row makes a record. */
function takenBy({ made }: RowDone): Pick<ImportRowResult, 'takes'> {
  const takes = made?.made.flatMap(({ model }) => limitOf[model] ?? []) ?? [];
  return takes.length > 0 ? { takes: [...new Set(takes)] } : {};
}
const keyOf = ({ there }: RowDone) => (there ? `${there.model} ${there.recordId}` : '');
const modelOf: Partial<Record<ImportKind, MadeRecord['model']>> = {
  customers: 'customer',
  vehicles: 'vehicle',
  policies: 'policy',
  providers: 'provider',
  branches: 'branch',
};
/** The record that stands in the way of a row which may not be compared with it. */
const keyOfRecord = (kind: ImportKind, { result: { outcome, record } }: RowDone) =>
  outcome === 'failed' && record ? `${modelOf[kind]} ${record.id}` : '';
function noteMade(first: Map<string, number>, number: number, { made }: RowDone) {
  for (const { model, record_id } of made?.made ?? []) first.set(`${model} ${record_id}`, number);
}
/** A row whose record an earlier row of the file made is told so, also where that one came in an earlier request. */
function asRepeated(
  { locale }: Scope,
  kind: ImportKind,
  { result }: RowDone,
  row: number | undefined,
): ImportRowResult {
  if (row === undefined) return result;
  return { ...result, outcome: 'failed', errors: { [toldBy[kind]]: [say(locale, 'field.repeats_row', { row })] } };
}
/** The rows of each policy. */
function groupsOf(rows: readonly ImportRowInput[]): ImportRowInput[][] {
  const groups = new Map<string, ImportRowInput[]>();
  for (const row of rows) {
    const number = row.values.number?.trim().toLowerCase();
    const key = number ? `${number} ${plain(row.values.provider ?? '')}` : `#${row.number}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}
/** Dependents come after those on whom they depend. */
const titularsFirst = (rows: readonly ImportRowInput[]) => [
  ...rows.filter(({ values }) => isTitularRow(values)),
  ...rows.filter(({ values }) => !isTitularRow(values)),
];
function inOrder(rows: readonly ImportRowInput[], results: readonly ImportRowResult[]) {
  const place = new Map(rows.map(({ number }, index) => [number, index]));
  return results.toSorted((one, other) => (place.get(one.number) ?? 0) - (place.get(other.number) ?? 0));
}

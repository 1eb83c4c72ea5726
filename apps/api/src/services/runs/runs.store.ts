import type { Run, RunInput, RunKind, RunLine, RunModel, RunOutcome, RunStatus } from '@corredor/core/api';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { fullNameOf } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { audit } from '../../server/records/audit.ts';
import { exactCount } from '../../server/records/counting.ts';
import { countedPage } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Scope } from '../../server/request/scope.ts';
import { undoes, undoneBy, undoUntil } from './undoing.ts';

type Wanted = {
  page?: number;
  page_size?: number;
  search?: string;
  status?: RunStatus;
  mine?: boolean;
  kinds: readonly RunKind[];
};
interface UndoPage {
  size: number;
  offset: number;
  isWhole: boolean;
}
type NewRun = RunInput & { undoes_id?: number };
type RunRows = SelectQueryBuilder<Database, 'runs', object>;

/** What is done to many records of the caller's brokerage, and what became of each. */
export function runStore(scope: Scope) {
  const { trx, caller } = scope;
  const read = async (rows: RunRows) => {
    const until = await undoUntil(scope);
    return rows.select((eb) => [
      'runs.id',
      'runs.version',
      'runs.created_at',
      'runs.updated_at',
      'runs.kind',
      'runs.title',
      'runs.params',
      'runs.status',
      'runs.finished_at',
      lineCount(sql`true`).as('total'),
      lineCount(sql`outcome = 'waiting'`).as('waiting'),
      lineCount(sql`outcome = 'done'`).as('done'),
      lineCount(sql`outcome = 'skipped'`).as('skipped'),
      lineCount(sql`outcome = 'failed'`).as('failed'),
      jsonObjectFrom(personOf(eb.selectFrom('users'), sql`runs.user_id`)).as('started_by'),
      undoes.as('undoes'),
      undoneBy.as('undone_by'),
      until.as('undo_until'),
    ]);
  };
  const find = async (id: number): Promise<Run | undefined> =>
    (await read(trx.selectFrom('runs').where('runs.id', '=', id))).executeTakeFirst();
  const found = async (id: number) => {
    const run = await find(id);
    if (!run) throw new Error(`Run ${id} vanished inside its own transaction.`);
    return run;
  };
  /** The versions of records now, by their ids; the lines of a run are of one kind. */
  const versionsOf = async (lines: readonly { model: RunModel; record_id: number }[]) => {
    const [first] = lines;
    if (!first) return new Map<number, number>();
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from (${versions[first.model]}) r (id, version)
      where id = any (${sql.val(lines.map((line) => line.record_id))}::int[])`.execute(trx);
    return new Map(rows.map(({ id, version }) => [id, version]));
  };
  return {
    find,
    found,
    page: async (wanted: Wanted) => {
      const { kinds, status, mine } = wanted;
      const all = trx
        .selectFrom('runs')
        .where((eb) => (kinds.length > 0 ? eb('runs.kind', 'in', [...kinds]) : eb.lit(false)))
        .where(matchesWords(wanted.search ?? '', (isIn) => isIn(searchedText(sql`runs.title`))))
        .where((eb) => eb.and({ status }))
        .where((eb) => (mine ? eb('runs.user_id', '=', caller.userId) : eb.lit(true)));
      return countedPage(
        wanted,
        exactCount(all),
        async ({ size, offset }): Promise<Run[]> =>
          (await read(all)).orderBy('runs.id', 'desc').limit(size).offset(offset).execute(),
      );
    },
    /** The place of the first record that is not there, among those that something is to be done to. */
    firstUnknown: async ({ lines }: Pick<RunInput, 'lines'>, model: RunModel) => {
      const { rows } = await sql<{ id: number }>`
        select named.id from (${labels[model]}) named (id, label)
        where named.id = any (${sql.val(lines.map((line) => line.id))}::int[])`.execute(trx);
      const known = new Set(rows.map((row) => row.id));
      const place = lines.findIndex(({ id, refusal }) => refusal === undefined && !known.has(id));
      return place < 0 ? undefined : place;
    },
    create: async ({ kind, title, params = {}, refusals = [], lines, undoes_id }: NewRun, model: RunModel) => {
      const { id } = await trx
        .insertInto('runs')
        .values({
          kind,
          title: title.trim(),
          params: JSON.stringify(params),
          partner_id: caller.partnerId,
          user_id: caller.userId,
          undoes_id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      // Names are written down once: a record that is deleted keeps its line.
      const ids = sql.val(lines.map((line) => line.id));
      const versions = sql.val(lines.map((line) => line.version));
      // What is left alone from the start was tried, as far as anybody is concerned, and was refused or needed nothing.
      const reasons = sql.val(lines.map(({ refusal }) => (refusal === undefined ? null : refusals[refusal])));
      const needless = sql.val(lines.map(({ is_needless = false }) => is_needless));
      await sql`insert into run_lines (partner_id, run_id, model, record_id, record_version, label, outcome, detail, tried_at, tried_by)
        select ${caller.partnerId}, ${id}, ${model}, l.id, l.version, left(coalesce(nullif(named.label, ''), '#' || l.id), 400),
          case when l.reason is null then 'waiting' when l.needless then 'skipped' else 'failed' end, l.reason,
          case when l.reason is not null then app_now() end, case when l.reason is not null then ${caller.userId}::int end
        from unnest(${ids}::int[], ${versions}::int[], ${reasons}::text[], ${needless}::boolean[])
          with ordinality l (id, version, reason, needless, place)
        join (${labels[model]}) named (id, label) on named.id = l.id
        order by l.place`.execute(trx);
      await audit(scope, {
        event: 'run_created',
        model: 'run',
        object_id: id,
        after: { kind, title, total: lines.length },
      });
      return found(id);
    },
    lines: async (
      runId: number,
      wanted: { page?: number; page_size?: number; outcome?: RunOutcome; search?: string },
    ) => {
      const all = trx
        .selectFrom('run_lines')
        .where('run_id', '=', runId)
        .where(matchesWords(wanted.search ?? '', (isIn) => isIn(searchedText(sql`label`))))
        .where((eb) => eb.and({ outcome: wanted.outcome }));
      const { count, rows } = await countedPage(wanted, exactCount(all), ({ size, offset }) =>
        all
          .select((eb) => [
            'id',
            'model',
            'record_id',
            'label',
            'record_version',
            'outcome',
            'code',
            'detail',
            'tried_at',
            jsonObjectFrom(personOf(eb.selectFrom('users'), sql`run_lines.tried_by`)).as('tried_by'),
          ])
          .orderBy('id')
          .limit(size)
          .offset(offset)
          .execute(),
      );
      const now = await versionsOf(rows);
      return { count, rows: rows.map((row) => toLine(row, now)) };
    },
    /** What a run has done something to and no undo has taken back yet, gone or not: one page, or all of it where the page holds anything, and the place of the first. */
    doneLines: async (runId: number, model: RunModel, { size, offset, isWhole }: UndoPage) => {
      const lines = trx
        .selectFrom('run_lines as l')
        .where('l.run_id', '=', runId)
        .where('l.outcome', '=', 'done')
        .where(
          sql<boolean>`not exists (select from runs undo join run_lines u on u.partner_id = undo.partner_id and u.run_id = undo.id
            where undo.undoes_id = ${runId} and u.record_id = l.record_id and u.outcome = 'done')`,
        );
      const count = await exactCount(lines);
      if (offset >= count) return { count, from: offset, rows: [] };
      const ordered = lines.select(['l.id', 'l.record_id', 'l.label']).orderBy('l.id');
      const rows = await (isWhole ? ordered : ordered.limit(size).offset(offset)).execute();
      const now = await versionsOf(rows.map(({ record_id }) => ({ model, record_id })));
      return {
        count,
        from: isWhole ? 0 : offset,
        rows: rows.map((row) => ({ ...row, isThere: now.has(row.record_id) })),
      };
    },
    /** What a run has done something to and no undo has taken back yet, as it stands now; what is gone is left out. */
    doneRecords: async (runId: number, model: RunModel) => {
      const { rows } = await sql<{ id: number; version: number }>`
        select r.id, r.version from run_lines l join (${versions[model]}) r (id, version) on r.id = l.record_id
        where l.run_id = ${runId} and l.outcome = 'done' and not exists (
          select from runs undo join run_lines u on u.partner_id = undo.partner_id and u.run_id = undo.id
          where undo.undoes_id = ${runId} and u.record_id = l.record_id and u.outcome = 'done')
        order by l.id`.execute(trx);
      return rows;
    },
    /** Holds a run, so that it ends once. */
    lock: (id: number) =>
      trx.selectFrom('runs').select(['id', 'kind', 'status']).where('id', '=', id).forUpdate().executeTakeFirst(),
    end: async (id: number, status: 'finished' | 'cancelled') => {
      await trx.updateTable('runs').set({ status, finished_at: sql`app_now()` }).where('id', '=', id).execute();
      await audit(scope, { event: `run_${status}`, model: 'run', object_id: id });
      return found(id);
    },
  };
}
export type RunStore = ReturnType<typeof runStore>;

/** What records are called where nobody reads them any more: by what tells one from another, in no language. */
const labels: Record<RunModel, RawBuilder<unknown>> = {
  // The facts keep the policy's number as it is searched, in small letters.
  payment: sql`select p.id, concat_ws(' · ', nullif(o.number, ''), '#' || m.number,
      p.number || case when p.kind = 'premium' and p.movement_id is null then '/' || f.instalments else '' end)
    from payments p join policies o on o.partner_id = p.partner_id and o.id = p.policy_id
    join policy_facts f on f.partner_id = p.partner_id and f.policy_id = p.policy_id
    left join movements m on m.partner_id = p.partner_id and m.id = p.movement_id`,
  policy: sql`select p.id, concat_ws(' · ', nullif(p.number, ''), c.name)
    from policies p left join customers c on c.partner_id = p.partner_id and c.id = p.contractor_id`,
  customer: sql`select id, name from customers`,
  vehicle: sql`select id, plate from vehicles`,
  provider: sql`select id, name from providers`,
  coverage: sql`select id, name from coverages`,
  branch: sql`select id, name from branches`,
  user: sql`select id, ${fullNameOf('users')} from users where partner_id = app_partner_id()`,
  role: sql`select id, name from roles`,
  // The log is read by colleagues: what a private task is called stays out of it.
  renewal: sql`select r.id, concat_ws(' · ', nullif(p.number, ''), c.name) from renewals r
    join policies p on p.partner_id = r.partner_id and p.id = r.policy_id
    left join customers c on c.partner_id = p.partner_id and c.id = p.contractor_id`,
  task: sql`select id, case when is_private then '' else title end from tasks`,
};

/** Their versions. What is deleted has none. */
const versions: Record<RunModel, RawBuilder<unknown>> = {
  payment: sql`select id, version from payments where voided_at is null`,
  policy: sql`select id, version from policies where deleted_at is null`,
  customer: sql`select id, version from customers where deleted_at is null`,
  vehicle: sql`select id, version from vehicles`,
  provider: sql`select id, version from providers`,
  coverage: sql`select id, version from coverages`,
  branch: sql`select id, version from branches`,
  user: sql`select id, version from users where partner_id = app_partner_id()`,
  role: sql`select id, version from roles`,
  task: sql`select id, version from tasks`,
  renewal: sql`select id, version from renewals`,
};

const lineCount = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from run_lines l where l.partner_id = runs.partner_id and l.run_id = runs.id and ${condition})`;
const personOf = (users: SelectQueryBuilder<Database, 'users', object>, id: RawBuilder<unknown>) =>
  users.select(['users.id', fullNameOf('users').as('name')]).where(sql<boolean>`users.id = ${id}`);
type StoredLine = Omit<RunLine, 'about' | 'current_version'> & { model: RunModel; record_id: number; label: string };
const toLine = ({ model, record_id, label, ...line }: StoredLine, now: ReadonlyMap<number, number>): RunLine => ({
  ...line,
  current_version: now.get(record_id) ?? null,
  about: { model, id: record_id, label },
});

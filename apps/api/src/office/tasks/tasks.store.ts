import type { Ref, Task, TaskInput, TaskModel, TaskRepeats } from '@corredor/core/api';
import { keysOf, recordOf } from '@corredor/core/keys';
import { can, type Permission } from '@corredor/core/permissions';
import { taskMoves } from '@corredor/core/tasks';
import { type SelectQueryBuilder, sql, type UpdateObject } from 'kysely';
import { fullNameOf, ifGiven } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { countedIds, inOrderOf } from '../../server/records/countedIds.ts';
import { exactCount } from '../../server/records/counting.ts';
import { findIds, type Kind } from '../../server/records/findIds.ts';
import { byName, nameOrder, sortBy } from '../../server/records/ordering.ts';
import { countedPage, pageOf } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { isFoundTask } from './foundTasks.ts';
import { aboutColumns, aboutModels, aboutOf, isThere, tablesOfPolicy, viewOf } from './taskAbout.ts';

/** What is written of a task. */
type Columns = UpdateObject<Database, 'tasks'>;
/** The same, with what the document calls otherwise. */
export type TaskValues = Columns & { about?: { model: TaskModel; id: number } | null; repeats?: TaskRepeats | null };
type TaskRows = SelectQueryBuilder<Database & { k: Database['task_states'] }, 'k', object>;

const fullName = fullNameOf('u');
const person = (column: string) =>
  sql<Ref>`(select json_build_object('id', u.id, 'name', ${fullName}) from users u where u.id = ${sql.ref(column)})`;

/** The tasks of the caller's brokerage: all of them for whoever may view tasks, else those that the caller does or has added. */
export function taskStore(scope: Scope) {
  const { trx, caller } = scope;
  const all = (): TaskRows => {
    const rows: TaskRows = trx.selectFrom('task_states as k');
    return can(caller.permissions, 'core_app.view_task')
      ? rows
      : rows.where(sql<boolean>`(k.assignee_id = ${caller.userId} or k.author_id = ${caller.userId})`);
  };
  const read = (rows: TaskRows) =>
    rows.select([
      'k.id',
      'k.version',
      'k.created_at',
      'k.updated_at',
      'k.title',
      'k.description',
      'k.kind',
      'k.due_on',
      'k.due_time',
      'k.priority',
      'k.assignee_id',
      'k.author_id',
      'k.status',
      'k.band',
      'k.outcome',
      'k.done_on',
      'k.snoozed_until',
      'k.snoozed_count',
      'k.passed_over',
      'k.is_private',
      'k.resolution',
      sql<Ref | null>`(select json_build_object('id', r.id, 'name', r.name) from task_rules r where r.id = k.rule_id)`.as(
        'rule',
      ),
      person('k.assignee_id').as('assignee'),
      person('k.author_id').as('author'),
      aboutOf(scope, 'k').as('about'),
      sql<TaskRepeats | null>`case when k.repeat_every is null then null else json_build_object(
        'every', k.repeat_every, 'unit', k.repeat_unit, 'until', k.repeat_until) end`.as('repeats'),
      sql<
        Task['next']
      >`(select json_build_object('id', n.id, 'due_on', n.due_on) from tasks n where n.id = k.next_id)`.as('next'),
    ]);
  const mayMove = (task: { assignee_id: number; author_id: number }) =>
    [task.assignee_id, task.author_id].includes(caller.userId) || can(caller.permissions, 'core_app.change_task');
  const toTask = ({ author_id, ...task }: Omit<Task, 'allowed_actions'> & { author_id: number }): Task => ({
    ...task,
    allowed_actions: mayMove({ ...task, author_id }) ? keysOf(taskMoves[task.status]) : [],
  });
  const find = async (id: number): Promise<Task | undefined> => {
    const row = await read(all().where('k.id', '=', id)).executeTakeFirst();
    return row && toTask(row);
  };
  /** Also where it is no longer the caller's, as it was just given to somebody else. */
  const found = async (id: number) =>
    toTask(await read(trx.selectFrom('task_states as k').where('k.id', '=', id)).executeTakeFirstOrThrow());
  const users = () =>
    trx
      .selectFrom('users as u')
      .innerJoin('roles as r', 'r.id', 'u.role_id')
      .where('u.is_active', '=', true)
      .where('u.partner_id', '=', caller.partnerId);
  const mayView = (permission: Permission) => sql<boolean>`${permission} = any (r.permissions)`;
  return {
    find,
    /** Of some tasks those that stand as a run has left them: what was done to one and its line in the run have one time. */
    leftByRun: async (ids: readonly number[], runId: number): Promise<ReadonlySet<number>> => {
      const rows = await trx
        .selectFrom('tasks as k')
        .innerJoin('run_lines as l', (join) => join.onRef('l.record_id', '=', 'k.id').on('l.run_id', '=', runId))
        .select('k.id')
        .where('k.id', 'in', [...ids])
        .where('l.outcome', '=', 'done')
        .whereRef('l.tried_at', '=', 'k.updated_at')
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    /** Until when and how often tasks were put off before they were put off last, by what their history keeps; none of a task that has changed since. */
    beforeSnooze: async (ids: readonly number[]) => {
      const rows = await trx
        .selectFrom('tasks as k')
        .innerJoinLateral(
          (query) =>
            query
              .selectFrom('audit_log as a')
              .select(['a.event', 'a.before', 'a.at'])
              .where('a.partner_id', '=', caller.partnerId)
              .where('a.model', '=', 'task')
              .whereRef('a.object_id', '=', 'k.id')
              .orderBy('a.id', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .select('k.id')
        .select(sql<string | null>`last.before ->> 'snoozed_until'`.as('snoozed_until'))
        .select(sql<number>`(last.before ->> 'snoozed_count')::int`.as('snoozed_count'))
        .where('k.id', 'in', [...ids])
        .where('last.event', '=', 'task_snoozed')
        // What changes a task and its line in the history have one time.
        .whereRef('last.at', '=', 'k.updated_at')
        .execute();
      return new Map(rows.map(({ id, ...before }) => [id, before]));
    },
    look: async (ids: readonly number[]): Promise<Task[]> =>
      (await read(all().where('k.id', 'in', [...ids])).execute()).map(toTask),
    mayMove: (task: Task) => mayMove({ assignee_id: task.assignee_id, author_id: task.author.id }),
    isThere: (model: TaskModel, id: number) => isThere(scope, model, id),
    page: async ({
      search,
      ordering,
      mine,
      assignee,
      about_model,
      about_id,
      with_policy,
      from,
      until,
      kind,
      priority,
      status,
      band,
      ...query
    }: Input<'listTasks'>['query']) => {
      const look = (kind: Kind, word: string) => findIds(trx, kind, word);
      const isFound = await isFoundTask(look, search ?? '', (model) => can(caller.permissions, viewOf(model)));
      const wanted = all()
        .where(isFound)
        .where((eb) => eb.and({ 'k.kind': kind, 'k.priority': priority, 'k.status': status, 'k.band': band }))
        .where((eb) => eb.and({ 'k.assignee_id': assignee }))
        .where((eb) => (mine ? eb('k.assignee_id', '=', caller.userId) : eb.lit(true)))
        .where(isAbout(about_model, about_id, with_policy))
        .where((eb) => ifGiven(from, (day) => eb('k.day', '>=', day)))
        .where((eb) => ifGiven(until, (day) => eb('k.day', '<=', day)));
      const { size, offset } = pageOf(query);
      const { count, ids } = await countedIds(trx, wanted, {
        id: sql<number>`k.id`,
        order: orderOf(ordering),
        size,
        offset,
      });
      const rows = ids.length > 0 ? await read(all().where('k.id', 'in', ids)).execute() : [];
      return { count, rows: inOrderOf(ids, rows.map(toTask)) };
    },
    /** Who can do a task; of one about a record, who may view it. */
    assignees: async (query: Input<'listTaskAssignees'>['query']): Promise<{ count: number; rows: Ref[] }> => {
      const wanted = users()
        .where(matchesWords(query.search ?? '', (isIn) => isIn(searchedText(fullName))))
        .where(ifGiven(query.about_model, (model) => mayView(viewOf(model))));
      return countedPage(query, exactCount(wanted), ({ size, offset }) =>
        wanted
          .select(['u.id', fullName.as('name')])
          .orderBy(sql`${nameOrder(fullName)}, u.id`)
          .limit(size)
          .offset(offset)
          .execute(),
      );
    },
    /** Whether somebody can do a task, and may view its record. */
    assignee: (id: number, about: { model: TaskModel } | null | undefined) =>
      users()
        .select(['u.id', (about ? mayView(viewOf(about.model)) : sql<boolean>`true`).as('may_view')])
        .where('u.id', '=', id)
        .executeTakeFirst(),
    create: async (values: TaskInput): Promise<Task> => {
      const { id } = await trx
        .insertInto('tasks')
        .values({
          ...plainOf(values),
          anchor_on: values.due_on,
          author_id: caller.userId,
          partner_id: caller.partnerId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return found(id);
    },
    /** The next task of a series: like the one that was done, counted from the same first date. */
    follow: async (id: number, dueOn: string) => {
      const { rows } = await sql<{ id: number }>`
        insert into tasks (partner_id, title, description, kind, due_on, due_time, priority, author_id, assignee_id, policy_id, payment_id,
          customer_id, vehicle_id, provider_id, renewal_id, movement_id, repeat_every, repeat_unit, repeat_until, anchor_on, is_private)
        select partner_id, title, description, kind, ${dueOn}, due_time, priority, author_id, assignee_id, policy_id, payment_id,
          customer_id, vehicle_id, provider_id, renewal_id, movement_id, repeat_every, repeat_unit, repeat_until, anchor_on, is_private
        from tasks where id = ${id} returning id`.execute(trx);
      return rows[0]?.id ?? null;
    },
    anchorOf: async (id: number) =>
      (await trx.selectFrom('tasks').select('anchor_on').where('id', '=', id).executeTakeFirstOrThrow()).anchor_on,
    /** Answers nothing where somebody else was faster. */
    update: async (id: number, version: number, values: TaskValues): Promise<Task | undefined> => {
      const row = await trx
        .updateTable('tasks')
        .set(plainOf(values))
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row && found(row.id);
    },
    /** Takes away what followed a task, where nobody touched it yet; answers what is gone. */
    removeUntouched: (id: number) =>
      trx
        .deleteFrom('tasks')
        .where('id', '=', id)
        .where('version', '=', 1)
        .where('status', '=', 'open')
        .returning(['id', 'title', 'due_on'])
        .executeTakeFirst(),
    remove: async (id: number, version: number) => {
      const row = await trx
        .deleteFrom('tasks')
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Today in the time zone of the brokerage. */
    today: async () => (await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow()).today,
  };
}
export type TaskStore = ReturnType<typeof taskStore>;

/** Columns as the table has them: one for each kind of record, three for a repetition. */
function plainOf<Values extends object>({ about, repeats, ...values }: Values & Pick<TaskValues, 'about' | 'repeats'>) {
  const columns = aboutModels.map((model) => aboutColumns[model]);
  const ids = recordOf(columns, (column) => (about && aboutColumns[about.model] === column ? about.id : null));
  const steps = {
    repeat_every: repeats?.every ?? null,
    repeat_unit: repeats?.unit ?? null,
    repeat_until: repeats?.until ?? null,
  };
  return {
    ...values,
    ...(about === undefined ? {} : ids),
    ...(repeats === undefined ? {} : steps),
  };
}

/** Where the number of a record stands, of a kind or of any. */
const aboutIds = (model: TaskModel | undefined) =>
  (model ? [model] : aboutModels).map((one) => sql.ref(`k.${aboutColumns[one]}`));
/** Whether a task is about a record of a kind, this one, or the policy that it belongs to. */
function isAbout(model: TaskModel | undefined, id: number | undefined, withPolicy = false) {
  if (id === undefined)
    return model ? sql<boolean>`${sql.ref(`k.${aboutColumns[model]}`)} is not null` : sql<boolean>`true`;
  const isNamed = sql<boolean>`${id} in (${sql.join(aboutIds(model))})`;
  if (!withPolicy || (model !== 'renewal' && model !== 'movement')) return isNamed;
  return sql<boolean>`(${isNamed} or k.policy_id = (select o.policy_id from ${sql.table(tablesOfPolicy[model])} o where o.id = ${id}))`;
}

const orderOf = (ordering: string | undefined) =>
  sortBy({
    ordering,
    fallback: 'day',
    id: sql`k.id`,
    keys: {
      day: sql`(k.day, k.due_time is null, k.due_time)`,
      title: byName('k.title'),
      priority: sql`array_position(array['high', 'normal', 'low'], k.priority)`,
      assignee: sql`(select ${nameOrder(fullName)} from users u where u.id = k.assignee_id)`,
      created_at: sql`k.created_at`,
      updated_at: sql`k.updated_at`,
    },
  });

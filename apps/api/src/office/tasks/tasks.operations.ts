import type { Task, TaskAction, TaskPatch } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { followingTask, latestRepeat, taskDay, taskMoves } from '@corredor/core/tasks';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { businessFields, recordChanges } from '../../server/records/recordChanges.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, Problem, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { notify } from '../../services/notifications/index.ts';
import { type UndoChecks, undoneRun } from '../../services/runs/index.ts';
import type { TaskStore, TaskValues } from './tasks.store.ts';

/** What is to be done in a brokerage, by whom and when. */
export const taskOperations = (scope: Scope, tasks: TaskStore) => {
  const record = recordChanges(scope, 'task', taskHistory);
  const recordTitle = recordChanges(scope, 'task', ({ title }: { title: string }) => ({ title }));
  /** Tells whoever has to do it from now on, unless it is the one who gives it. */
  const tellAssignee = async (task: Task) => {
    const { id, title, assignee_id } = task;
    if (assignee_id === scope.caller.userId) return;
    await notify(scope, {
      to: { userIds: [assignee_id] },
      kind: 'task_assigned',
      params: { task_id: id, task: title, due_date: taskDay(task) },
      link: paths.taskRecord(id),
    });
  };
  /** Who is named must be able to do it and to view its record; what is named must be there. */
  const check = async (
    values: Pick<TaskPatch, 'assignee_id' | 'about'>,
    task: Pick<Task, 'assignee_id' | 'is_private' | 'due_on' | 'repeats'> & {
      about: { model: NonNullable<Task['about']>['model']; id: number } | null;
      authorId: number;
    },
  ) => {
    const { about, repeats, due_on } = task;
    if (values.about && !(await tasks.isThere(values.about.model, values.about.id)))
      throw invalidField('about.id', 'field.not_found');
    if (values.assignee_id !== undefined || values.about) {
      const assignee = await tasks.assignee(task.assignee_id, about);
      if (!assignee) throw invalidField('assignee_id', 'field.not_found');
      if (!assignee.may_view) throw invalidField('assignee_id', 'field.assignee_view');
    }
    if (task.is_private && (task.assignee_id !== task.authorId || task.authorId !== scope.caller.userId))
      throw invalidField('is_private', 'field.private_own');
    if (repeats?.until && (repeats.until < due_on || repeats.until > latestRepeat(due_on)))
      throw invalidField('repeats.until', 'field.repeats_until');
  };
  const requireTask = async (id: number, version: number) => {
    const task = await tasks.find(id);
    if (!task) throw notFound('task');
    if (task.version !== version) throw stale(task);
    return task;
  };
  /** A task on which the caller may make this move now. */
  const requireMove = async (id: number, version: number, action: TaskAction) => {
    const task = await requireTask(id, version);
    if (!tasks.mayMove(task)) throw new Problem(403, 'permission_denied', { permission: 'core_app.change_task' });
    if (!taskMoves[task.status][action]) throw conflict('transition_refused');
    return task;
  };
  const save = async (before: Task, event: string, values: Parameters<TaskStore['update']>[2]) => {
    const after = await tasks.update(before.id, before.version, values);
    if (!after) throw stale(await tasks.find(before.id));
    await record(event, after.id, { before, after });
    return after;
  };
  return {
    listTasks: async ({ query, url }) => ok(toPage({ query, url }, await tasks.page(query))),
    listTaskAssignees: async (input) => ok(toPage(input, await tasks.assignees(input.query))),
    getTask: async ({ path }) => {
      const task = await tasks.find(path.taskId);
      return task ? ok(task) : notFound('task');
    },
    createTask: async ({ body }) => {
      const input = tidyTexts(body);
      const { about = null, repeats = null, is_private = false, due_on, assignee_id } = input;
      const authorId = scope.caller.userId;
      await check({ assignee_id, about }, { assignee_id, about, repeats, is_private, due_on, authorId });
      const task = await tasks.create(input);
      await record('task_created', task.id, { after: task });
      await tellAssignee(task);
      return created(task);
    },
    updateTask: async ({ path, body, version }) => {
      const before = await requireTask(path.taskId, version);
      if (before.status !== 'open') return conflict('transition_refused');
      const patch = tidyTexts(body);
      const task = { ...before, ...patch };
      await check(patch, {
        ...task,
        about: task.about ?? null,
        repeats: task.repeats ?? null,
        authorId: before.author.id,
      });
      const isNewSeries = task.due_on !== before.due_on || patch.repeats !== undefined;
      const values: TaskValues = isNewSeries ? { ...patch, anchor_on: task.due_on } : patch;
      const after = await save(before, 'task_updated', values);
      if (after.assignee_id !== before.assignee_id) await tellAssignee(after);
      return ok(after);
    },
    deleteTask: ({ path, version }) =>
      removeRecord(tasks, {
        what: 'task',
        id: path.taskId,
        version,
        record: (before) => record('task_deleted', before.id, { before }),
      }),
    completeTask: async ({ path, body, version }) => {
      const before = await requireMove(path.taskId, version, 'complete');
      const done_on = await tasks.today();
      const series = { anchor: await tasks.anchorOf(before.id), dueOn: before.due_on, doneOn: done_on };
      const following = before.repeats && followingTask(before.repeats, series);
      const next_id = following && (await tasks.follow(before.id, following.due_on));
      const { outcome = null } = tidyTexts(body);
      const after = await save(before, 'task_completed', {
        status: 'done',
        outcome,
        done_on,
        next_id,
        passed_over: following?.passed_over ?? 0,
      });
      if (next_id) {
        const next = await tasks.find(next_id);
        if (next) await record('task_created', next.id, { after: next });
      }
      return ok(after);
    },
    reopenTask: async ({ path, version, runId = null }) => {
      const before = await requireMove(path.taskId, version, 'reopen');
      const undone = await undoneRun(scope, runId);
      if (undone !== undefined && !(await tasks.leftByRun([before.id], undone)).has(before.id))
        return conflict('step_superseded');
      const after = await save(before, 'task_reopened', {
        status: 'open',
        outcome: null,
        resolution: null,
        done_on: null,
        next_id: null,
        passed_over: 0,
      });
      // What followed goes again, unless somebody has touched it: else both would bring the next of the series.
      const gone = before.next && (await tasks.removeUntouched(before.next.id));
      if (gone) await recordTitle('task_deleted', gone.id, { before: gone });
      return ok(after);
    },
    cancelTask: async ({ path, version }) => {
      const before = await requireMove(path.taskId, version, 'cancel');
      return ok(await save(before, 'task_cancelled', { status: 'cancelled' }));
    },
    snoozeTask: async ({ path, body, version }) => {
      const before = await requireMove(path.taskId, version, 'snooze');
      if (body.until <= (await tasks.today())) return invalidField('until', 'field.after_today');
      const snoozed = { snoozed_until: body.until, snoozed_count: before.snoozed_count + 1 };
      return ok(await save(before, 'task_snoozed', snoozed));
    },
    undoTaskSnooze: async ({ path, version, runId = null }) => {
      const before = await requireMove(path.taskId, version, 'snooze');
      const was = (await putOffBy(tasks, [before.id], await undoneRun(scope, runId))).get(before.id);
      return was ? ok(await save(before, 'task_snooze_undone', was)) : conflict('step_superseded');
    },
    assignTask: async ({ path, body, version }) => {
      const before = await requireTask(path.taskId, version);
      if (before.status !== 'open') return conflict('transition_refused');
      if (before.assignee_id === body.assignee_id) return ok(before);
      await check(body, { ...before, ...body, authorId: before.author.id });
      const after = await save(before, 'task_assigned', body);
      await tellAssignee(after);
      return ok(after);
    },
  } satisfies Partial<Operations>;
};

/** Of some tasks those whose last change was that they were put off, by a run where one is meant, and how they stood before. */
async function putOffBy(tasks: TaskStore, ids: readonly number[], runId: number | undefined) {
  const before = await tasks.beforeSnooze(ids);
  const left = runId === undefined ? undefined : await tasks.leftByRun(ids, runId);
  return new Map([...before].filter(([id]) => left?.has(id) ?? true));
}

/** Why what a run did to tasks could not be taken back now. */
export const taskUndoChecks = (tasks: TaskStore): UndoChecks => {
  const refusals =
    (
      action: TaskAction,
      leftBy: (ids: readonly number[], runId: number) => Promise<{ has: (id: number) => boolean }>,
    ) =>
    async (ids: readonly number[], { runId }: { runId: number }) => {
      const byId = new Map((await tasks.look(ids)).map((task) => [task.id, task]));
      const left = await leftBy(ids, runId);
      return new Map(
        ids.flatMap((id): [number, Problem][] => {
          const task = byId.get(id);
          if (!task) return [[id, notFound('task')]];
          if (!tasks.mayMove(task))
            return [[id, new Problem(403, 'permission_denied', { permission: 'core_app.change_task' })]];
          if (!taskMoves[task.status][action]) return [[id, conflict('transition_refused')]];
          return left.has(id) ? [] : [[id, conflict('step_superseded')]];
        }),
      );
    };
  return {
    reopenTask: refusals('reopen', tasks.leftByRun),
    undoTaskSnooze: refusals('snooze', (ids, runId) => putOffBy(tasks, ids, runId)),
  };
};

/** A task as its history tells it: what today decides is no change of it. */
export const taskHistory = (task: Task) => {
  const { assignee_id, allowed_actions, band, next, ...fields } = businessFields(task);
  return {
    ...fields,
    assignee: task.assignee.name,
    author: task.author.name,
    about: task.about?.label ?? null,
    rule: task.rule?.name ?? null,
  };
};

import type { Run, RunKind, RunModel, RunUndoLine } from '@corredor/core/api';
import type { PlanLimit } from '@corredor/core/billing';
import { can, type Requirement } from '@corredor/core/permissions';
import { limitReached, lookAtRoom } from '../../server/checks/planAllowance.ts';
import { modelOf } from '../../server/checks/runs.ts';
import { pageOf, toPage } from '../../server/records/paging.ts';
import { listOperations, type OpenApiDocument } from '../../server/request/document.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, Problem } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { problemDetail } from '../../server/request/wording.ts';
import type { RunStore } from './runs.store.ts';
import { opposites, refuseLate, type UndoChecks, undoParams } from './undoing.ts';

/** Any of these opens an operation; `all` means whoever is signed in. */
type Rights = Exclude<Requirement, string>;

/** What can be done to many records: every operation that takes a run, by its name. */
export type RunKinds = ReadonlyMap<RunKind, { permissions: Rights; model: RunModel; limit: PlanLimit | null }>;
export const readRunKinds = (document: OpenApiDocument): RunKinds =>
  new Map(
    listOperations(document).flatMap((operation) => {
      const model = modelOf(operation);
      const takesRun = operation.parameters.some((one) => one.in === 'header' && one.name === 'Run-Id');
      if (!takesRun || !model) return [];
      const { permissions, planLimit: limit } = operation;
      return [[operation.id as RunKind, { permissions: permissions as Rights, model, limit }] as const];
    }),
  );

/** What is done to many records at once. Whoever may do it to one may see such runs, and go on with them. */
export const runOperations = (scope: Scope, runs: RunStore, kinds: RunKinds, checks: UndoChecks) => {
  const mayDo = (kind: RunKind) => can(scope.caller.permissions, kinds.get(kind)?.permissions ?? []);
  const requireRight = (kind: RunKind) => {
    if (!mayDo(kind))
      throw new Problem(403, 'permission_denied', { permission: kinds.get(kind)?.permissions[0] ?? '' });
  };
  const modelFor = (kind: RunKind) => {
    const model = kinds.get(kind)?.model;
    if (!model) throw new Error(`No operation takes runs of the kind ${kind}.`);
    return model;
  };
  const requireRun = async (id: number) => {
    const run = await runs.find(id);
    if (!run) throw notFound('run');
    requireRight(run.kind);
    return run;
  };
  /** What takes a run back, where it can be taken back now by the caller. */
  const requireUndoable = async ({ kind: done, status, undone_by, undo_until }: Run) => {
    const kind = opposites[done];
    if (undone_by) throw conflict('run_undone', { params: { title: undone_by.name } });
    if (status === 'running') throw conflict('run_waiting');
    if (!kind || undo_until === null) throw conflict('run_not_undoable');
    requireRight(kind);
    const refusal = await refuseLate(scope, undo_until);
    if (refusal) throw refusal;
    return kind;
  };
  /** Gives one free place after the other to what an undo makes, and says why there is none left; undefined where it needs none. */
  const roomFor = async (kind: RunKind) => {
    const limit = kinds.get(kind)?.limit;
    const room = limit && (await lookAtRoom(scope, limit));
    if (!limit || !room) return undefined;
    const full = await limitReached(scope, limit, room);
    let free = room.allowed - room.used;
    return () => {
      free -= 1;
      return free < 0 ? full : null;
    };
  };
  return {
    listRuns: async ({ query, url }) => {
      const wanted = query.kind ? [query.kind] : [...kinds.keys()];
      return ok(toPage({ query, url }, await runs.page({ ...query, kinds: wanted.filter(mayDo) })));
    },
    createRun: async ({ body }) => {
      requireRight(body.kind);
      const ids = new Set(body.lines.map(({ id }) => id));
      if (ids.size < body.lines.length) throw invalidField('lines', 'field.repeated');
      const reasons = body.refusals?.length ?? 0;
      const unexplained = body.lines.findIndex(({ refusal }) => refusal !== undefined && refusal >= reasons);
      if (unexplained >= 0) throw invalidField(`lines.${unexplained}.refusal`, 'field.not_found');
      const model = modelFor(body.kind);
      const unknown = await runs.firstUnknown(body, model);
      if (unknown !== undefined) throw invalidField(`lines.${unknown}.id`, 'field.not_found');
      return created(await runs.create(body, model));
    },
    getRun: async ({ path }) => ok(await requireRun(path.runId)),
    listRunLines: async ({ path, query, url }) => {
      await requireRun(path.runId);
      return ok(toPage({ query, url }, await runs.lines(path.runId, query)));
    },
    finishRun: async ({ path }) => {
      await requireRun(path.runId);
      const held = await runs.lock(path.runId);
      if (held?.status === 'cancelled') return conflict('run_cancelled');
      const run = await runs.found(path.runId);
      if (run.status === 'finished') return ok(run);
      return run.waiting > 0 ? conflict('run_waiting') : ok(await runs.end(run.id, 'finished'));
    },
    previewRunUndo: async ({ path, query: { gives_up_edited, ...query }, url }) => {
      const run = await requireRun(path.runId);
      const kind = await requireUndoable(run);
      const model = modelFor(kind);
      const params = { ...undoParams[run.kind], ...(gives_up_edited && { gives_up_edited }) };
      const refuseFull = await roomFor(kind);
      const { size, offset } = pageOf(query);
      // Who stands on the pages before takes the free places first, so then all lines are looked at, whichever page is asked for.
      const { count, from, rows } = await runs.doneLines(run.id, model, { size, offset, isWhole: Boolean(refuseFull) });
      const there = rows.filter(({ isThere }) => isThere).map(({ record_id }) => record_id);
      const refused = there.length > 0 ? await checks[kind]?.(there, { params, runId: run.id }) : undefined;
      const lines = rows.map(({ id, record_id, label, isThere }): RunUndoLine => {
        const refusal = isThere ? (refused?.get(record_id) ?? refuseFull?.() ?? null) : notFound('record');
        return {
          id,
          about: { model, id: record_id, label },
          outcome: refusal ? 'stays' : 'taken_back',
          code: refusal?.code ?? null,
          detail: refusal && problemDetail(refusal, scope.locale),
        };
      });
      return ok(toPage({ query, url }, { count, rows: lines.slice(offset - from, offset - from + size) }));
    },
    undoRun: async ({ path, body }) => {
      const run = await requireRun(path.runId);
      await runs.lock(run.id);
      const before = await runs.found(run.id);
      const kind = await requireUndoable(before);
      const model = modelFor(kind);
      const lines = await runs.doneRecords(before.id, model);
      if (lines.length === 0) return conflict('run_not_undoable');
      const params = { ...body.params, ...undoParams[before.kind] };
      return created(await runs.create({ kind, title: body.title, params, lines, undoes_id: before.id }, model));
    },
    cancelRun: async ({ path }) => {
      await requireRun(path.runId);
      const held = await runs.lock(path.runId);
      if (held?.status === 'finished') return conflict('run_finished');
      return ok(held?.status === 'cancelled' ? await runs.found(path.runId) : await runs.end(path.runId, 'cancelled'));
    },
  } satisfies Partial<Operations>;
};

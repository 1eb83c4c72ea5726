import { type CallError, toCallError } from '@corredor/core/errors';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../actors/index.ts';

/** A row as the server knows it. */
export type SavedRow = { id: number; version: number };

/** What stands in the way of a row; the words are the view's. */
export type RowProblem =
  | { code: 'save_row_first' | 'no_items' | 'all_selected' }
  | { code: 'select_in_column'; column: string }
  | { code: 'message'; text: string };

/** One saving of a row; the key stays the same for every retry of a new one. */
export type RowSave<Saved, Draft> = { saved: Saved | null; draft: Draft; key: string };
export type RowAnswer = { type: 'row.saved'; isNew: boolean } | { type: 'row.refused'; problem: RowProblem };

export type RowEditingContext<Saved, Draft> = {
  /** The row that is being changed; null for a new one, and while nothing is written. */
  saved: Saved | null;
  draft: Draft | null;
  key: string;
  problem: RowProblem | null;
  error: CallError | null;
  /** The row as somebody else saved it meanwhile. */
  theirs: Saved | null;
};

/** A list that is edited in place, one row at a time: a row is saved or given up before anything else is done. */
export const createRowEditingMachine = <Saved extends SavedRow, Draft>() =>
  setup({
    types: {
      context: {} as RowEditingContext<Saved, Draft>,
      events: {} as
        | { type: 'row.add'; draft: Draft; key: string }
        | { type: 'row.edit'; saved: Saved; draft: Draft; key: string }
        | { type: 'row.remove' }
        | { type: 'draft.change'; values: Partial<Draft> }
        | { type: 'row.save'; problem: RowProblem | null }
        | { type: 'row.cancel' }
        | { type: 'mine.keep' }
        | { type: 'theirs.take'; draft: Draft },
      emitted: {} as RowAnswer,
      tags: {} as 'pending' | 'busy',
    },
    actors: {
      /** Answers why no row can be added, or null. */
      findObstacle: notProvided<RowProblem | null, undefined>('findObstacle'),
      saveRow: notProvided<unknown, RowSave<Saved, Draft>>('saveRow'),
    },
    guards: {
      isFree: (_, params: { obstacle: RowProblem | null }) => params.obstacle === null,
      isComplete: (_, params: { problem: RowProblem | null }) => params.problem === null,
      isStale: (_, params: { error: unknown }) => theirsIn(params.error) !== null,
    },
    actions: {
      startRow: assign((_, params: { saved: Saved | null; draft: Draft; key: string }) => ({
        ...params,
        problem: null,
        error: null,
        theirs: null,
      })),
      changeDraft: assign(({ context }, params: { values: Partial<Draft> }) => ({
        draft: context.draft === null ? null : { ...context.draft, ...params.values },
        problem: null,
        error: null,
      })),
      keepProblem: assign((_, params: { problem: RowProblem | null }) => params),
      keepError: assign((_, params: { error: unknown }) => ({ error: toCallError(params.error), problem: null })),
      keepTheirs: assign((_, params: { error: unknown }) => ({
        // What the server answers as current is the row itself, in its newer version.
        theirs: theirsIn(params.error) as Saved | null,
        error: null,
        problem: null,
      })),
      takeTheirs: assign(({ context }, params: { draft: Draft }) => ({
        ...params,
        saved: context.theirs,
        theirs: null,
      })),
      standOnTheirs: assign(({ context }) => ({ saved: context.theirs, theirs: null })),
      forgetRow: assign({ saved: null, draft: null, key: '', problem: null, error: null, theirs: null }),
      askToSaveFirst: emit({ type: 'row.refused', problem: { code: 'save_row_first' } } as const),
      refuse: emit((_, params: { problem: RowProblem }) => ({ type: 'row.refused' as const, ...params })),
      tellSaved: emit(({ context }) => ({ type: 'row.saved' as const, isNew: context.saved === null })),
    },
  }).createMachine({
    id: 'rowEditing',
    context: { saved: null, draft: null, key: '', problem: null, error: null, theirs: null },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'row.add': {
            target: 'checking',
            actions: { type: 'startRow', params: ({ event: { draft, key } }) => ({ saved: null, draft, key }) },
          },
          'row.edit': {
            target: 'pending',
            actions: { type: 'startRow', params: ({ event: { saved, draft, key } }) => ({ saved, draft, key }) },
          },
        },
      },
      // Whether there is anything left to add is asked when somebody wants to.
      checking: {
        tags: 'busy',
        invoke: {
          src: 'findObstacle',
          onDone: [
            { guard: { type: 'isFree', params: ({ event }) => ({ obstacle: event.output }) }, target: 'pending' },
            {
              target: 'idle',
              actions: [
                'forgetRow',
                {
                  type: 'refuse',
                  params: ({ event }) => ({ problem: event.output ?? { code: 'no_items' } }),
                },
              ],
            },
          ],
          onError: {
            target: 'idle',
            actions: [
              'forgetRow',
              {
                type: 'refuse',
                params: ({ event }) => ({ problem: { code: 'message', text: toCallError(event.error).message } }),
              },
            ],
          },
        },
      },
      pending: {
        tags: 'pending',
        initial: 'writing',
        on: {
          'row.add': { actions: 'askToSaveFirst' },
          'row.edit': { actions: 'askToSaveFirst' },
          'row.remove': { actions: 'askToSaveFirst' },
        },
        states: {
          writing: {
            on: {
              'draft.change': { actions: { type: 'changeDraft', params: ({ event }) => ({ values: event.values }) } },
              'row.save': [
                {
                  guard: { type: 'isComplete', params: ({ event }) => ({ problem: event.problem }) },
                  target: 'saving',
                },
                { actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.problem }) } },
              ],
              'row.cancel': { target: '#rowEditing.idle', actions: 'forgetRow' },
            },
          },
          saving: {
            tags: 'busy',
            invoke: {
              src: 'saveRow',
              input: ({ context: { saved, draft, key } }) => ({ saved, draft: draft as Draft, key }),
              onDone: { target: '#rowEditing.idle', actions: ['tellSaved', 'forgetRow'] },
              onError: [
                {
                  guard: { type: 'isStale', params: ({ event }) => ({ error: event.error }) },
                  target: 'conflict',
                  actions: { type: 'keepTheirs', params: ({ event }) => ({ error: event.error }) },
                },
                {
                  target: 'failed',
                  actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                },
              ],
            },
          },
          // An answer that got lost may have been a yes: the same key asks again without adding twice.
          failed: {
            on: {
              'draft.change': {
                target: 'writing',
                actions: { type: 'changeDraft', params: ({ event }) => ({ values: event.values }) },
              },
              'row.save': [
                {
                  guard: { type: 'isComplete', params: ({ event }) => ({ problem: event.problem }) },
                  target: 'saving',
                },
                {
                  target: 'writing',
                  actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.problem }) },
                },
              ],
              'row.cancel': { target: '#rowEditing.idle', actions: 'forgetRow' },
            },
          },
          // Somebody else changed the row: both versions are shown, and nothing written is lost.
          conflict: {
            on: {
              'mine.keep': { target: 'saving', actions: 'standOnTheirs' },
              'theirs.take': {
                target: 'writing',
                actions: { type: 'takeTheirs', params: ({ event }) => ({ draft: event.draft }) },
              },
              'row.cancel': { target: '#rowEditing.idle', actions: 'forgetRow' },
            },
          },
        },
      },
    },
  });

/** The current row that a refused change came back with. */
function theirsIn(error: unknown): SavedRow | null {
  const { status, problem } = toCallError(error);
  const current = problem?.current;
  const isRow = typeof current === 'object' && current !== null && 'id' in current && 'version' in current;
  return status === 412 && isRow ? (current as SavedRow) : null;
}

import type { Import, ImportCheck, ImportInput, ImportKept, ImportProgress, ImportUndo } from '@corredor/core/api';
import { type CallError, toCallError } from '@corredor/core/errors';
import { type ColumnMapping, type ImportKind, mapColumns, missingFields } from '@corredor/core/imports';
import { assign, setup } from 'xstate';
import { notProvided } from '../actors/index.ts';
import {
  fixed,
  type ImportTable,
  isField,
  isToCheck,
  isToImport,
  judged,
  nextRows,
  rowsOf,
  titularsElsewhere,
  type WizardRow,
} from './importRows.ts';

/** Rows that the server is asked about; their key stays the same for every retry. */
export type RowsToCheck = { kind: ImportKind; policyId: number | null; rows: WizardRow[]; titularsElsewhere: string[] };
export type RowsToImport = { importId: number; rows: WizardRow[]; key: string };

export interface ImportWizardInput {
  kind: ImportKind;
  /** The policy whose insureds are imported. */
  policyId?: number | null;
  /** How columns were mapped the last time, by heading. */
  remembered?: Readonly<Record<string, string>>;
  /** Rows in one request. */
  chunkSize?: number;
}
export interface ImportWizardContext extends Required<ImportWizardInput> {
  table: ImportTable | null;
  mapping: ColumnMapping;
  /** What was typed over the file, by row and field; it outlives every failure and every other mapping. */
  typed: Readonly<Record<number, Readonly<Record<string, string>>>>;
  skipped: readonly number[];
  rows: readonly WizardRow[];
  progress: { done: number; total: number };
  isCancelling: boolean;
  key: string;
  import: Import | null;
  kept: readonly ImportKept[];
  error: CallError | null;
}

const nothingYet = { table: null, mapping: [], typed: {}, skipped: [], rows: [], kept: [] } as const;

/** A file on its way into the brokerage: chosen, read, mapped, checked, fixed, imported, and undone where it was wrong. */
export const importWizardMachine = setup({
  types: {
    input: {} as ImportWizardInput,
    context: {} as ImportWizardContext,
    events: {} as
      | { type: 'file.choose'; file: File }
      | { type: 'file.change' }
      | { type: 'column.map'; column: number; field: string | null }
      | { type: 'mapping.confirm' }
      | { type: 'mapping.change' }
      | { type: 'value.fix'; row: number; field: string; value: string }
      | { type: 'row.skip'; row: number; isSkipped: boolean }
      | { type: 'bad.skip' }
      | { type: 'rows.check' }
      | { type: 'import.start'; key: string }
      | { type: 'import.retry' }
      | { type: 'import.undo'; key: string }
      | { type: 'rest.fix' }
      | { type: 'work.cancel' },
    tags: {} as 'busy' | 'unsaved',
  },
  actors: {
    readFile: notProvided<ImportTable, { file: File }>('readFile'),
    checkRows: notProvided<ImportCheck, RowsToCheck>('checkRows'),
    beginImport: notProvided<Import, { input: ImportInput; key: string }>('beginImport'),
    importRows: notProvided<ImportProgress, RowsToImport>('importRows'),
    finishImport: notProvided<Import, { importId: number; key: string }>('finishImport'),
    undoImport: notProvided<ImportUndo, { importId: number; key: string }>('undoImport'),
  },
  guards: {
    canMap: ({ context }, params: { field: string | null }) =>
      params.field === null || isField(context.kind, params.field),
    isMapped: ({ context }) => missingFields(context.kind, context.mapping).length === 0,
    isCancelling: ({ context }) => context.isCancelling,
    hasUnchecked: ({ context }) => context.rows.some(isToCheck),
    hasGood: ({ context }) => context.rows.some(isToImport) && !context.rows.some(isToCheck),
    hasMore: ({ context }) => context.rows.some(isToImport),
    hasRest: ({ context }) => context.rows.some(({ state }) => state !== 'imported'),
    hasImport: ({ context }) => context.import !== null,
    madeSomething: ({ context }) => context.rows.some(({ state }) => state === 'imported'),
    isUndone: ({ context }) => context.import?.status === 'undone',
  },
  actions: {
    takeTable: assign(({ context }, params: { table: ImportTable }) => ({
      ...nothingYet,
      table: params.table,
      mapping: mapColumns(context.kind, params.table.headings, context.remembered),
      import: null,
      error: null,
    })),
    mapColumn: assign(({ context }, params: { column: number; field: string | null }) => ({
      mapping: context.mapping.map((field, index) =>
        index === params.column ? params.field : field === params.field ? null : field,
      ),
    })),
    makeRows: assign(({ context }) => ({
      rows: context.table ? rowsOf(context.table, context.mapping, context.typed, context.skipped) : [],
    })),
    countUnchecked: assign(({ context }) => ({
      progress: { done: 0, total: context.rows.filter(isToCheck).length },
      isCancelling: false,
      error: null,
    })),
    countGood: assign(({ context }) => ({
      progress: { done: 0, total: context.rows.filter(isToImport).length },
      isCancelling: false,
      error: null,
      import: null,
    })),
    takeKey: assign((_, params: { key: string }) => params),
    fixValue: assign(({ context }, { row, field, value }: { row: number; field: string; value: string }) => ({
      typed: { ...context.typed, [row]: { ...context.typed[row], [field]: value } },
      rows: context.rows.map((one) =>
        one.number === row && one.state !== 'imported' && one.values[field] !== value ? fixed(one, field, value) : one,
      ),
    })),
    skipRow: assign(({ context }, { row, isSkipped }: { row: number; isSkipped: boolean }) => ({
      skipped: [...context.skipped.filter((number) => number !== row), ...(isSkipped ? [row] : [])],
      rows: context.rows.map((one) => (one.number === row ? { ...one, isSkipped } : one)),
    })),
    skipBad: assign(({ context }) => {
      const bad = context.rows.filter(({ state }) => state === 'bad').map(({ number }) => number);
      return {
        skipped: [...new Set([...context.skipped, ...bad])],
        rows: context.rows.map((one) => (one.state === 'bad' ? { ...one, isSkipped: true } : one)),
      };
    }),
    takeChecks: assign(({ context }, { results }: ImportCheck) => ({
      rows: judged(context.rows, results, false),
      progress: { ...context.progress, done: context.progress.done + results.length },
    })),
    takeImport: assign((_, params: { import: Import }) => params),
    takeImported: assign(({ context }, { import: after, results }: ImportProgress) => ({
      import: after,
      rows: judged(context.rows, results, true),
      progress: { ...context.progress, done: context.progress.done + results.length },
    })),
    askToStop: assign({ isCancelling: true }),
    keepError: assign((_, params: { error: unknown }) => ({ error: toCallError(params.error) })),
    forgetError: assign({ error: null }),
    countUndo: assign(({ context }) => ({
      progress: { done: 0, total: context.rows.filter(({ state }) => state === 'imported').length },
      kept: [],
      error: null,
    })),
    takeUndone: assign(({ context }, { import: after, kept, removed_count, remaining_count }: ImportUndo) => {
      const done = context.progress.done + removed_count + kept.length;
      return { import: after, kept: [...context.kept, ...kept], progress: { done, total: done + remaining_count } };
    }),
    // What went in stays out of the way; a second import takes only what is left.
    keepRest: assign(({ context }) => {
      const rest = context.rows.filter(({ state }) => state !== 'imported');
      const numbers = new Set(rest.map(({ number }) => number));
      const table = context.table && {
        ...context.table,
        rows: context.table.rows.filter((row) => numbers.has(row.number)),
      };
      return { rows: rest, table, import: null, kept: [], error: null };
    }),
  },
}).createMachine({
  id: 'importWizard',
  context: ({ input }) => ({
    kind: input.kind,
    policyId: input.policyId ?? null,
    remembered: input.remembered ?? {},
    chunkSize: input.chunkSize ?? 200,
    ...nothingYet,
    progress: { done: 0, total: 0 },
    isCancelling: false,
    key: '',
    import: null,
    error: null,
  }),
  initial: 'choosing',
  states: {
    choosing: { on: { 'file.choose': 'reading' } },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readFile',
        input: ({ event }) => {
          if (event.type !== 'file.choose') throw new Error('No file was chosen.');
          return { file: event.file };
        },
        onDone: { target: 'mapping', actions: { type: 'takeTable', params: ({ event }) => ({ table: event.output }) } },
        onError: {
          target: 'choosing',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'work.cancel': { target: 'choosing', actions: 'forgetError' } },
    },
    mapping: {
      tags: 'unsaved',
      on: {
        'file.choose': 'reading',
        'file.change': { target: 'choosing', actions: 'forgetError' },
        'column.map': {
          guard: { type: 'canMap', params: ({ event }) => ({ field: event.field }) },
          actions: { type: 'mapColumn', params: ({ event: { column, field } }) => ({ column, field }) },
        },
        'mapping.confirm': { guard: 'isMapped', target: 'checking', actions: ['makeRows', 'countUnchecked'] },
      },
    },
    checking: {
      tags: ['busy', 'unsaved'],
      initial: 'looking',
      states: {
        looking: {
          always: [{ guard: 'hasUnchecked', target: 'asking' }, { target: '#importWizard.previewing' }],
        },
        asking: {
          invoke: {
            src: 'checkRows',
            input: ({ context }) => {
              const rows = nextRows(context.rows, isToCheck, context.chunkSize);
              return {
                kind: context.kind,
                policyId: context.policyId,
                rows,
                titularsElsewhere: titularsElsewhere(context.rows, rows),
              };
            },
            onDone: { target: 'looking', actions: { type: 'takeChecks', params: ({ event }) => event.output } },
            onError: {
              target: '#importWizard.previewing',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
      on: { 'work.cancel': 'previewing' },
    },
    previewing: {
      tags: 'unsaved',
      on: {
        'value.fix': {
          actions: { type: 'fixValue', params: ({ event: { row, field, value } }) => ({ row, field, value }) },
        },
        'row.skip': { actions: { type: 'skipRow', params: ({ event: { row, isSkipped } }) => ({ row, isSkipped }) } },
        'bad.skip': { actions: 'skipBad' },
        'mapping.change': { target: 'mapping', actions: 'forgetError' },
        'rows.check': { guard: 'hasUnchecked', target: 'checking', actions: 'countUnchecked' },
        'import.start': {
          guard: 'hasGood',
          target: 'importing',
          actions: [{ type: 'takeKey', params: ({ event: { key } }) => ({ key }) }, 'countGood'],
        },
      },
    },
    importing: {
      tags: ['busy', 'unsaved'],
      initial: 'beginning',
      states: {
        beginning: {
          invoke: {
            src: 'beginImport',
            input: ({ context: { kind, policyId, table, key } }) => ({
              key: `${key}-begin`,
              input: {
                kind,
                policy_id: policyId,
                file_name: table?.fileName ?? 'import',
                rows_count: table?.rows.length ?? 0,
              },
            }),
            onDone: {
              target: 'looking',
              actions: { type: 'takeImport', params: ({ event }) => ({ import: event.output }) },
            },
            onError: {
              target: '#importWizard.interrupted',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        // Stopping happens between two requests only: what was sent is done, and its answer must be heard.
        looking: {
          always: [
            { guard: 'isCancelling', target: 'finishing' },
            { guard: 'hasMore', target: 'sending' },
            { target: 'finishing' },
          ],
        },
        sending: {
          invoke: {
            src: 'importRows',
            input: ({ context }) => {
              const rows = nextRows(context.rows, isToImport, context.chunkSize);
              return { importId: context.import?.id ?? 0, rows, key: `${context.key}-${rows[0]?.number ?? 0}` };
            },
            onDone: { target: 'looking', actions: { type: 'takeImported', params: ({ event }) => event.output } },
            onError: {
              target: '#importWizard.interrupted',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        finishing: {
          invoke: {
            src: 'finishImport',
            input: ({ context }) => ({ importId: context.import?.id ?? 0, key: `${context.key}-finish` }),
            onDone: {
              target: '#importWizard.done',
              actions: { type: 'takeImport', params: ({ event }) => ({ import: event.output }) },
            },
            onError: {
              target: '#importWizard.interrupted',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        last: { type: 'history' },
      },
      on: { 'work.cancel': { actions: 'askToStop' } },
    },
    // The connection or the server failed midway: what is in is in, and going on asks for the rest with the same keys.
    interrupted: {
      tags: 'unsaved',
      on: {
        'import.retry': { target: 'importing.last', actions: 'forgetError' },
        'work.cancel': [{ guard: 'madeSomething', target: 'done' }, { target: 'previewing' }],
      },
    },
    done: {
      on: {
        'rest.fix': { guard: 'hasRest', target: 'previewing', actions: 'keepRest' },
        'import.undo': {
          guard: 'madeSomething',
          target: 'undoing',
          actions: [{ type: 'takeKey', params: ({ event: { key } }) => ({ key }) }, 'countUndo'],
        },
      },
    },
    undoing: {
      tags: 'busy',
      initial: 'removing',
      states: {
        removing: {
          invoke: {
            src: 'undoImport',
            input: ({ context }) => ({
              importId: context.import?.id ?? 0,
              key: `${context.key}-undo-${context.progress.done}`,
            }),
            onDone: { target: 'looking', actions: { type: 'takeUndone', params: ({ event }) => event.output } },
            onError: {
              target: '#importWizard.undoFailed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        looking: { always: [{ guard: 'isUndone', target: '#importWizard.undone' }, { target: 'removing' }] },
      },
    },
    undoFailed: {
      on: {
        'import.retry': { target: 'undoing', actions: 'forgetError' },
        'work.cancel': { target: 'done', actions: 'forgetError' },
      },
    },
    undone: { on: { 'file.change': { target: 'choosing', actions: 'forgetError' } } },
  },
});

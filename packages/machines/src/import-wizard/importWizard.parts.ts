import { isToCheck, isToImport, nextRows, titularsElsewhere } from './importRows.ts';
import { readAhead, withReadTexts } from './importTexts.ts';
import { importWizardSetup } from './importWizard.setup.ts';

/** Rows are asked about a few at a time, until none is unchecked. */
export const checkingState = importWizardSetup.createStateConfig({
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
          const rows = nextRows(context.rows, isToCheck, context.chunkSize, context.kind);
          readAhead(context, rows);
          return {
            kind: context.kind,
            policyId: context.policyId,
            rows: withReadTexts(context, rows),
            titularsElsewhere: titularsElsewhere(context.rows, rows),
            activates: context.activates,
            names: context.names,
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
});

/** Rows go in a few at a time. Stopping happens between two requests: what was sent is done, and its answer must be heard. */
export const importingState = importWizardSetup.createStateConfig({
  tags: ['busy', 'unsaved'],
  type: 'parallel',
  states: {
    requests: {
      initial: 'beginning',
      states: {
        beginning: {
          invoke: {
            src: 'beginImport',
            input: ({ context: { kind, policyId, table, rows, key, activates, names } }) => ({
              key: `${key}-begin`,
              input: {
                kind,
                policy_id: policyId,
                file_name: table?.fileName ?? 'import',
                rows_count: table?.rows.length ?? 0,
                identical_count: rows.filter(({ state }) => state === 'identical').length,
                activates,
                names: [...names],
                good_count: rows.filter(isToImport).length,
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
        looking: {
          always: [
            { guard: 'isStopping', target: 'finishing' },
            { guard: 'hasMore', target: 'sending' },
            { target: 'finishing' },
          ],
        },
        sending: {
          invoke: {
            src: 'importRows',
            input: ({ context }) => {
              const rows = nextRows(context.rows, isToImport, context.chunkSize, context.kind);
              return {
                importId: context.import?.id ?? 0,
                rows: withReadTexts(context, rows),
                key: `${context.key}-${rows[0]?.number ?? 0}`,
              };
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
      },
    },
    intent: {
      initial: 'goingOn',
      states: { goingOn: { on: { 'work.cancel': 'stopping' } }, stopping: {} },
    },
    last: { type: 'history', history: 'deep' },
  },
});

/** What was imported is taken back a few at a time. */
export const undoingState = importWizardSetup.createStateConfig({
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
});

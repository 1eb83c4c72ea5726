import { knownBy } from '@corredor/core/imports';
import { checkingState, importingState, undoingState } from './importWizard.parts.ts';
import { importWizardSetup, mapsOf, nothingYet } from './importWizard.setup.ts';

/** A file on its way into the brokerage: chosen, read, mapped, checked, fixed, imported, and undone where it was wrong. */
export const importWizardMachine = importWizardSetup.createMachine({
  id: 'importWizard',
  context: ({ input }) => ({
    kind: input.kind,
    policyId: input.policyId ?? null,
    remembered: input.remembered ?? {},
    extras: input.extras ?? [],
    activates: input.activates ?? true,
    readerOrder: input.readerOrder ?? 'day_first',
    readerDecimal: input.readerDecimal ?? ',',
    // Of a policy more is made than of a customer.
    chunkSize: input.chunkSize ?? (input.kind === 'policies' ? 50 : 200),
    ...nothingYet,
    file: null,
    choices: {},
    tableChoices: {},
    readShare: null,
    progress: { done: 0, total: 0 },
    key: '',
    import: null,
    error: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'file.choose': {
          target: 'reading',
          actions: { type: 'takeFile', params: ({ event: { file } }) => ({ file }) },
        },
      },
    },
    reading: {
      tags: 'busy',
      entry: { type: 'takeShare', params: { share: null } },
      exit: { type: 'takeShare', params: { share: null } },
      invoke: {
        src: 'readFile',
        input: ({ context, self }) => {
          if (!context.file) throw new Error('No file was chosen.');
          return {
            file: context.file,
            known: knownBy(mapsOf(context), context.kind),
            choices: context.choices,
            onProgress: (share) => self.send({ type: 'reading.progress', share }),
          };
        },
        onDone: { target: 'mapping', actions: { type: 'takeTable', params: ({ event }) => ({ table: event.output }) } },
        onError: [
          // What was chosen cannot be read; the table that was there stays, to choose otherwise.
          {
            guard: 'isRead',
            target: 'mapping',
            actions: ['takeBackChoices', { type: 'keepError', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'choosing',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        'reading.progress': { actions: { type: 'takeShare', params: ({ event: { share } }) => ({ share }) } },
        'work.cancel': [
          { guard: 'isRead', target: 'mapping', actions: ['takeBackChoices', 'forgetError'] },
          { target: 'choosing', actions: 'forgetError' },
        ],
      },
    },
    mapping: {
      tags: 'unsaved',
      on: {
        'file.choose': {
          target: 'reading',
          actions: { type: 'takeFile', params: ({ event: { file } }) => ({ file }) },
        },
        'reading.choose': {
          target: 'reading',
          actions: { type: 'takeChoices', params: ({ event: { choices } }) => ({ choices }) },
        },
        'file.change': { target: 'choosing', actions: 'forgetError' },
        'column.map': {
          guard: { type: 'canMap', params: ({ event }) => ({ field: event.field }) },
          actions: { type: 'mapColumn', params: ({ event: { column, field } }) => ({ column, field }) },
        },
        'activation.choose': {
          actions: { type: 'chooseActivation', params: ({ event: { activates } }) => ({ activates }) },
        },
        'mapping.confirm': { guard: 'isMapped', target: 'checking', actions: ['makeRows', 'countUnchecked'] },
      },
    },
    checking: checkingState,
    previewing: {
      tags: 'unsaved',
      on: {
        'value.fix': {
          actions: { type: 'fixValue', params: ({ event: { row, field, value } }) => ({ row, field, value }) },
        },
        'name.choose': {
          actions: { type: 'chooseName', params: ({ event: { kind, name, id } }) => ({ kind, name, id }) },
        },
        'dates.choose': { actions: { type: 'chooseOrder', params: ({ event: { order } }) => ({ order }) } },
        'amounts.choose': {
          actions: { type: 'chooseDecimal', params: ({ event: { decimal } }) => ({ decimal }) },
        },
        'percents.choose': {
          actions: { type: 'chooseScale', params: ({ event: { field, scale } }) => ({ field, scale }) },
        },
        'sides.choose': { actions: { type: 'chooseCharge', params: ({ event: { charge } }) => ({ charge }) } },
        'makes.choose': { actions: { type: 'chooseMakeSide', params: ({ event: { side } }) => ({ side }) } },
        'plans.choose': { actions: { type: 'chooseFall', params: ({ event: { doubt, fall } }) => ({ doubt, fall }) } },
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
    importing: importingState,
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
    undoing: undoingState,
    undoFailed: {
      on: {
        'import.retry': { target: 'undoing', actions: 'forgetError' },
        'work.cancel': { target: 'done', actions: 'forgetError' },
      },
    },
    undone: { on: { 'file.change': { target: 'choosing', actions: 'forgetError' } } },
  },
});

import type { MachineReference } from './machineReference.ts';

export const rowEditing: MachineReference = {
  purpose:
    'Edits a list in place, one row at a time: the coverages, vehicles, insureds and sellers of a policy. A row is saved or given up before anything else is done. EditableRows draws it.',
  use: [
    'For every short list that belongs to a record and is saved row by row.',
    'Through `useRowEditing`, which gives it its actors and shows its messages.',
  ],
  instead: [
    { use: 'useRecordForm', when: 'the rows are records of their own with a form' },
    { use: 'Import wizard', when: 'many rows come at once from a file' },
    { use: 'ChipList', when: 'each row is one word of a form' },
  ],
  states: {
    idle: 'All rows are read.',
    checking: 'Somebody wants to add: it is looked up whether there is anything left to add.',
    pending:
      'One row is written, saved, refused, or compared with what somebody else saved meanwhile. Everything else answers that this row comes first.',
  },
  asks: {
    findObstacle: 'Why no row can be added now, or nothing.',
    saveRow: 'To save the row, new or changed, once.',
  },
  hears: {
    'row.add': 'Somebody pressed the button to add.',
    'row.edit': 'Somebody wants to change a row.',
    'row.remove': 'Somebody wants to delete a row; while one is written, that is refused with words.',
    'draft.change': 'Something was typed.',
    'row.save': 'Somebody saved; what the rules say of the row comes with it.',
    'row.cancel': 'Somebody gave the row up.',
    'mine.keep': 'Of two versions, the own one is to be saved.',
    'theirs.take': 'Of two versions, the other one is to be gone on with.',
  },
  waits: {},
  test: [
    'Nothing else can be begun while a row is written, and it says why.',
    'What is typed outlives every refusal, also of a version that is old.',
    'A lost answer and another try add one row.',
    'Nothing to add is said as “there are no items” or “all are selected”.',
  ],
  runBy: 'packages/widgets/src/portfolio/policies/rows/useRowEditing.ts',
};

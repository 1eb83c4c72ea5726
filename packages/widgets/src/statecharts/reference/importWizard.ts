import type { MachineReference } from './machineReference.ts';

export const importWizard: MachineReference = {
  purpose:
    'Brings a file into the brokerage: it is chosen, read, its columns are mapped, its rows are checked and fixed, imported a few at a time, and taken back where it was wrong.',
  use: [
    'For customers, vehicles and the insureds of a policy, from spreadsheets and CSV.',
    'As a model for work in many requests that may stop midway and go on.',
  ],
  instead: [
    { use: 'useBulkRun', when: 'something is done with rows that are there already' },
    { use: 'FileDrop', when: 'files are only kept with a record' },
    { use: 'Row editing', when: 'a few rows are typed' },
  ],
  states: {
    choosing: 'A file is dropped or chosen; a template can be had.',
    reading: 'The file is read in the browser. One that cannot be read says why.',
    mapping: 'Each column gets a field, or none. What was chosen the last time is proposed.',
    checking: 'The server looks at the rows and saves nothing.',
    previewing: 'Rows stand in a CellGrid: good, wrong, there already. They are typed over or left out.',
    importing: 'Rows go in, a few at a time. Stopping waits for the answer to what was sent.',
    interrupted:
      'The connection or the server failed midway. What is in is in; going on asks for the rest with the same keys.',
    done: 'The report: what went in, what did not and why.',
    undoing: 'What was imported is taken back, a few rows at a time.',
    undoFailed: 'Taking back stopped midway; it can be gone on with.',
    undone: 'The report of what was taken back, and what others need by now and was kept.',
  },
  asks: {
    readFile: 'For headings and rows of the file.',
    checkRows: 'What the server thinks of these rows.',
    beginImport: 'To open an import, which the history and an undo refer to.',
    importRows: 'To save these rows, once.',
    finishImport: 'To close the import.',
    undoImport: 'To take back some of what was imported.',
  },
  hears: {
    'file.choose': 'A file was dropped or chosen.',
    'file.change': 'Somebody wants another file.',
    'reading.progress': 'So much of the file is read.',
    'reading.choose': 'Somebody said how the file is read: its letters, separator, sheet, head or last row.',
    'column.map': 'A column got another field. A field stands in one column only.',
    'activation.choose': 'Of policies: complete ones become active, or all stay drafts.',
    'name.choose':
      'Somebody said which insurer or branch the file means; rows that call it so are to be checked again.',
    'dates.choose':
      'Somebody said which part of a day comes first in the file; rows that are read otherwise are to be checked again.',
    'amounts.choose':
      'Somebody said which sign stands before the decimals of the file; rows that are read otherwise are to be checked again.',
    'percents.choose':
      'Somebody said whether the percents of a column are fractions of one; rows that are read otherwise are to be checked again.',
    'sides.choose': 'Somebody said what the credit of a ledger is in the file; its rows are to be checked again.',
    'makes.choose':
      'Somebody said on which side of a cell makes stand that nobody knows; their rows are to be checked again.',
    'plans.choose': 'Somebody said how plans are made that the file leaves open; their rows are to be checked again.',
    'mapping.confirm': 'Go on to the check; only with all required fields.',
    'mapping.change': 'Back to the columns; what was typed stays.',
    'value.fix': 'A cell was typed over.',
    'row.skip': 'A row was left out, or taken in again.',
    'bad.skip': 'All wrong rows were left out.',
    'rows.check': 'Check what was changed.',
    'import.start': 'Import the good rows; only when none is unchecked.',
    'import.retry': 'Go on after an interruption.',
    'import.undo': 'Take the import back.',
    'rest.fix': 'Go on with the rows that did not go in.',
    'work.cancel': 'Stop what is running, or step back.',
  },
  waits: {},
  test: [
    'What was typed over the file outlives every failure and every other mapping.',
    'A row goes in once, however often its request is sent.',
    'After a stop the report counts exactly what the server took.',
    'Undo takes back only what this import made, and says what it kept.',
  ],
  runBy: 'packages/widgets/src/portfolio/imports/useImportWizard.ts',
};

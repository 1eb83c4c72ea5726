import type { Import, ImportRowResult } from '@corredor/core/api';
import type { Scenario } from '../charts/index.ts';
import type { ImportTable } from './importRows.ts';
import { importWizardMachine } from './importWizard.machine.ts';

const table: ImportTable = {
  fileName: 'clientes.xlsx',
  headings: ['Cédula', 'Nombre'],
  rows: [
    { number: 2, cells: ['1', 'Ana'] },
    { number: 3, cells: ['2', ''] },
  ],
};
const resultOf = (number: number, outcome: ImportRowResult['outcome']): ImportRowResult => ({
  number,
  outcome,
  record: null,
  errors: outcome === 'failed' ? { name: ['Falta.'] } : {},
  warnings: {},
});
const results = [resultOf(2, 'created'), resultOf(3, 'failed')];
const failed = new Error('no connection');

/** An import as the server keeps it. */
export const anImport = (over: Partial<Import> = {}): Import => ({
  id: 7,
  version: 1,
  created_at: '2026-11-20T15:04:05.000Z',
  updated_at: '2026-11-20T15:04:05.000Z',
  kind: 'customers',
  policy: null,
  file_name: 'clientes.xlsx',
  rows_count: 4,
  created_count: 0,
  linked_count: 0,
  identical_count: 0,
  left_out_count: 4,
  kept_count: 0,
  status: 'running',
  finished_at: null,
  undone_at: null,
  created_by: null,
  ...over,
});

/** A file of two rows, one of which lacks a name, with every answer of the server. */
export const importWizardScenario: Scenario<typeof importWizardMachine> = {
  name: 'import-wizard',
  machine: importWizardMachine,
  inputs: [{ kind: 'customers' }],
  events: [
    { type: 'file.choose', file: new File([], table.fileName) },
    { type: 'file.change' },
    { type: 'reading.progress', share: 0.5 },
    { type: 'reading.choose', choices: { headRow: 1 } },
    { type: 'column.map', column: 1, field: null },
    { type: 'column.map', column: 1, field: 'name' },
    { type: 'column.map', column: 1, field: 'password' },
    { type: 'activation.choose', activates: false },
    { type: 'name.choose', kind: 'provider', name: 'Nadie', id: 4 },
    { type: 'dates.choose', order: 'month_first' },
    { type: 'amounts.choose', decimal: '.' },
    { type: 'percents.choose', field: 'commission_percent', scale: 'fraction' },
    { type: 'makes.choose', side: 'last' },
    { type: 'sides.choose', charge: 'debit' },
    { type: 'plans.choose', doubt: 'dates', fall: 'months' },
    { type: 'mapping.confirm' },
    { type: 'mapping.change' },
    { type: 'value.fix', row: 3, field: 'name', value: 'Rosa' },
    { type: 'row.skip', row: 3, isSkipped: true },
    { type: 'bad.skip' },
    { type: 'rows.check' },
    { type: 'import.start', key: 'one' },
    { type: 'import.retry' },
    { type: 'import.undo', key: 'two' },
    { type: 'rest.fix' },
    { type: 'work.cancel' },
  ],
  actors: {
    readFile: { done: [table], error: [failed] },
    checkRows: { done: [{ results }], error: [failed] },
    beginImport: { done: [anImport()], error: [failed] },
    importRows: { done: [{ import: anImport(), results }], error: [failed] },
    finishImport: { done: [anImport({ status: 'finished' })], error: [failed] },
    undoImport: {
      done: [
        { import: anImport({ status: 'finished' }), removed_count: 0, remaining_count: 1, kept: [] },
        { import: anImport({ status: 'undone' }), removed_count: 1, remaining_count: 0, kept: [] },
      ],
      error: [failed],
    },
  },
  keyOf: ({ value, context, historyValue }) => [
    value,
    context.rows.map(({ state, isSkipped }) => [state, isSkipped]),
    context.mapping,
    context.import?.status,
    Object.keys(historyValue),
  ],
};

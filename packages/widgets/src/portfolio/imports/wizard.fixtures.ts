import type { Import } from '@corredor/core/api';
import type { SheetReading } from '@corredor/core/sheets';
import type { ImportWizardView, WizardRow } from '@corredor/machines/import-wizard';
import { fn } from 'storybook/test';
import type { ImportMoves } from './useImportWizard.ts';

/** A row as the wizard holds it; good unless said otherwise. */
export const aWizardRow = (over: Partial<WizardRow> = {}): WizardRow => ({
  number: 2,
  values: { identification: '1710034065', name: 'Rosa Elena Andrade', birthdate: '17/06/1984' },
  state: 'good',
  isSkipped: false,
  outcome: 'created',
  record: null,
  errors: {},
  warnings: {},
  takes: ['customers'],
  unknown: [],
  ...over,
});
const wrong = aWizardRow({
  number: 3,
  values: { identification: '1710034060', name: '', birthdate: '31/02/1984' },
  state: 'bad',
  outcome: 'failed',
  errors: { name: ['Fill in this field.'], birthdate: ['Enter a valid date.'] },
});
const known = aWizardRow({
  number: 4,
  values: { identification: '1712845633', name: 'Ana Lucía Cevallos', birthdate: '' },
  state: 'different',
  outcome: 'different',
  record: { id: 41, name: 'Ana Lucía Cevallos Mora' },
  errors: { name: ['Stored: Ana Lucía Cevallos Mora'] },
});
const there = aWizardRow({
  number: 6,
  values: { identification: '0912345675', name: 'Luz Mora', birthdate: '' },
  state: 'identical',
  outcome: 'identical',
  record: { id: 42, name: 'Luz Mora' },
});
const doubtful = aWizardRow({
  number: 5,
  values: { identification: '1793213150001', name: 'Comercial Andina S.A.', birthdate: '' },
  warnings: { identification: ["The identification's check digit is not correct."] },
});
export const someRows: WizardRow[] = [aWizardRow(), wrong, known, doubtful, there];
export const anImport = (over: Partial<Import> = {}): Import => ({
  id: 7,
  version: 3,
  created_at: '2026-11-20T15:04:05.000Z',
  updated_at: '2026-11-20T15:04:09.000Z',
  kind: 'customers',
  policy: null,
  file_name: 'clientes-2026.xlsx',
  rows_count: 4,
  created_count: 2,
  linked_count: 0,
  identical_count: 0,
  left_out_count: 2,
  kept_count: 0,
  status: 'finished',
  finished_at: '2026-11-20T15:04:09.000Z',
  undone_at: null,
  created_by: { id: 3, name: 'María Fernanda Ortiz' },
  ...over,
});

/** What the wizard knows at a step. */
export const aWizard = (over: Partial<ImportWizardView> = {}): ImportWizardView => ({
  step: 'previewing',
  table: {
    fileName: 'clientes-2026.xlsx',
    headings: ['Cédula', 'Nombres', 'F. nacimiento', 'Asesor'],
    rows: [
      { number: 2, cells: ['1710034065', 'Rosa Elena Andrade', '17/06/1984', 'Luis'] },
      { number: 3, cells: ['1710034060', '', '31/02/1984', ''] },
    ],
  },
  mapping: ['identification', 'name', 'birthdate', null],
  extras: [],
  dates: null,
  percents: [],
  makes: null,
  sides: null,
  several: null,
  plans: [],
  totals: null,
  amounts: null,
  missing: [],
  activates: true,
  names: [],
  rows: someRows,
  repeated: new Map(),
  counts: { good: 2, bad: 1, identical: 1, different: 1, unchecked: 0, skipped: 0, imported: 0 },
  progress: { done: 0, total: 0 },
  readShare: null,
  isBusy: false,
  isCancelling: false,
  isUnsaved: true,
  canImport: true,
  import: null,
  kept: [],
  error: null,
  ...over,
});

/** How a sheet was read, with nothing to tell of it unless said otherwise. */
export const aReading = (over: Partial<SheetReading> = {}): SheetReading => ({
  source: 'sheet',
  encoding: null,
  encodingChoices: [],
  separator: null,
  separatorChoices: [],
  sheet: 1,
  sheetChoices: [
    { name: 'Portada', isHidden: false, rows: 3 },
    { name: 'Clientes', isHidden: false, rows: 120 },
    { name: 'Listas', isHidden: true, rows: 14 },
  ],
  headRow: 3,
  headRows: 1,
  lastRow: 122,
  headChoices: [
    { number: 1, text: 'Clientes 2026' },
    { number: 3, text: 'Cédula · Nombres · F. nacimiento · Asesor' },
    { number: 4, text: '1710034065 · Rosa Elena Andrade · 17/06/1984 · Luis' },
  ],
  sheetEnd: 122,
  keepsAll: false,
  places: 'shown',
  leftOut: [],
  rounded: null,
  garbled: null,
  hiddenRows: 0,
  filledDown: null,
  blanks: null,
  fillsDown: false,
  faults: [],
  doubts: [],
  ...over,
});
/** A table that was read so. */
export const aReadTable = (over: Partial<SheetReading> = {}): ImportWizardView['table'] => {
  const { table } = aWizard();
  return table && { ...table, reading: aReading(over) };
};

/** Moves that only note that they were made. */
export const someMoves = (): ImportMoves => ({
  choose: fn(),
  chooseAgain: fn(),
  chooseReading: fn(),
  map: fn(),
  chooseActivation: fn(),
  name: fn(),
  chooseOrder: fn(),
  chooseDecimal: fn(),
  chooseScale: fn(),
  chooseMakeSide: fn(),
  chooseCharge: fn(),
  chooseFall: fn(),
  confirmMapping: fn(),
  changeMapping: fn(),
  fix: fn(),
  skip: fn(),
  skipBad: fn(),
  check: fn(),
  start: fn(),
  retry: fn(),
  cancel: fn(),
  fixRest: fn(),
  undo: fn(),
});

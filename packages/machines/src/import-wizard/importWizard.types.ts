import type { Import, ImportKept, ImportName } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import type {
  ColumnMapping,
  DateOrder,
  EntrySide,
  ExtraImportField,
  ImportKind,
  InstalmentsFall,
  KnownHeadings,
  MakeSide,
  orderOfDates,
  PercentScale,
  PlanDoubt,
} from '@corredor/core/imports';
import type { DecimalSign } from '@corredor/core/money';
import type { SheetChoices } from '@corredor/core/sheets';
import type { ChosenScales } from './importPercents.ts';
import type { ChosenFalls } from './importPlans.ts';
import type { ImportTable, WizardRow } from './importRows.ts';

/** A file to be read as somebody chose, and who is told which share of it is read, from 0 to 1. */
export type FileToRead = {
  file: File;
  known: KnownHeadings;
  choices: SheetChoices;
  onProgress: (share: number) => void;
};
/** Rows that the server is asked about; their key stays the same for every retry. */
export type RowsToCheck = {
  kind: ImportKind;
  policyId: number | null;
  rows: WizardRow[];
  titularsElsewhere: string[];
  activates: boolean;
  names: readonly ImportName[];
};
export type RowsToImport = { importId: number; rows: WizardRow[]; key: string };

export interface ImportWizardInput {
  kind: ImportKind;
  /** The policy whose insureds are imported. */
  policyId?: number | null;
  /** How columns were mapped the last time, by heading. */
  remembered?: Readonly<Record<string, string>>;
  /** Columns that the branches add to those of the kind. */
  extras?: readonly ExtraImportField[];
  /** Of policies: those that are complete become active. */
  activates?: boolean;
  /** How the reader writes days. */
  readerOrder?: DateOrder;
  /** The sign before decimals that the reader writes. */
  readerDecimal?: DecimalSign;
  /** Rows in one request. */
  chunkSize?: number;
}
export interface ImportWizardContext extends Required<ImportWizardInput> {
  /** The file, and what somebody chose of how it is read. */
  file: File | null;
  choices: SheetChoices;
  /** What was chosen of the table that is there. */
  tableChoices: SheetChoices;
  /** Which share of the file is read, from 0 to 1; null where nobody said it yet. */
  readShare: number | null;
  table: ImportTable | null;
  mapping: ColumnMapping;
  /** What was typed over the file, by row and field; it outlives every failure and every other mapping. */
  typed: Readonly<Record<number, Readonly<Record<string, string>>>>;
  skipped: readonly number[];
  /** What each column of days tells of their order; nothing of columns that nobody asked yet. */
  columnOrders: readonly (ReturnType<typeof orderOfDates> | undefined)[];
  /** The order that somebody chose for days which no column tells. */
  chosenOrder: DateOrder | null;
  /** What somebody chose for each column of percents that could be fractions of one. */
  chosenScales: ChosenScales;
  /** Where somebody said that makes stand which the product does not know. */
  chosenMakeSide: MakeSide | null;
  /** On which side of a ledger somebody said that charges stand. */
  chosenCharge: EntrySide | null;
  /** What somebody said of plans that the file leaves open. */
  chosenFalls: ChosenFalls;
  /** The sign before decimals that somebody chose for amounts which no column tells. */
  chosenDecimal: DecimalSign | null;
  rows: readonly WizardRow[];
  progress: { done: number; total: number };
  key: string;
  /** Insurers and branches that the file calls by other names. */
  names: readonly ImportName[];
  import: Import | null;
  kept: readonly ImportKept[];
  error: CallError | null;
}

export type ImportWizardEvent =
  | { type: 'file.choose'; file: File }
  | { type: 'file.change' }
  | { type: 'reading.progress'; share: number }
  | { type: 'reading.choose'; choices: SheetChoices }
  | { type: 'column.map'; column: number; field: string | null }
  | { type: 'activation.choose'; activates: boolean }
  | { type: 'name.choose'; kind: ImportName['kind']; name: string; id: number | null }
  | { type: 'dates.choose'; order: DateOrder }
  | { type: 'amounts.choose'; decimal: DecimalSign }
  | { type: 'percents.choose'; field: string; scale: PercentScale }
  | { type: 'makes.choose'; side: MakeSide }
  | { type: 'sides.choose'; charge: EntrySide }
  | { type: 'plans.choose'; doubt: PlanDoubt; fall: InstalmentsFall }
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
  | { type: 'work.cancel' };

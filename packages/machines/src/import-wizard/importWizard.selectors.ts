import type { Import, ImportKept } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import {
  type AmountsRead,
  type ColumnMapping,
  type ExtraImportField,
  missingFields,
  type PercentsRead,
} from '@corredor/core/imports';
import type { SnapshotFrom } from 'xstate';
import { amountsRead, hasOpenAmounts } from './importAmounts.ts';
import { type DatesRead, datesRead } from './importDates.ts';
import { hasOpenMakes, type MakesRead, makesRead } from './importMakes.ts';
import { hasOpenPercents, percentsRead } from './importPercents.ts';
import { hasOpenPlans, type PlansRead, plansRead } from './importPlans.ts';
import {
  type ImportTable,
  isSettled,
  isToCheck,
  isToImport,
  type NameToSay,
  namesToSay,
  repeatedRows,
  type WizardRow,
} from './importRows.ts';
import { type SeveralRead, severalRead } from './importSeveral.ts';
import { hasOpenSides, type SidesRead, sidesRead, withoutSides } from './importSides.ts';
import { type TotalsRead, totalsRead } from './importTotals.ts';
import type { importWizardMachine } from './importWizard.machine.ts';

type Snapshot = SnapshotFrom<typeof importWizardMachine>;

export type ImportStep =
  | 'choosing'
  | 'reading'
  | 'mapping'
  | 'checking'
  | 'previewing'
  | 'importing'
  | 'interrupted'
  | 'done'
  | 'undoing'
  | 'undoFailed'
  | 'undone';

export interface ImportWizardView {
  step: ImportStep;
  table: ImportTable | null;
  mapping: ColumnMapping;
  /** Columns that the branches add to those of the kind. */
  extras: readonly ExtraImportField[];
  /** Of policies: those that are complete become active. */
  activates: boolean;
  /** What the file calls insurers and branches that nobody knows by these names. */
  names: readonly NameToSay[];
  /** How days are read that could be others; null where there are none. */
  dates: DatesRead | null;
  /** Amounts that could be others, and whether somebody said which; nothing goes in before. */
  amounts: (AmountsRead & { isSaid: boolean }) | null;
  /** Columns of percents that could be fractions of one; nothing goes in before each is said. */
  percents: readonly PercentsRead[];
  /** How cells that hold make and model are read; nothing goes in before it is said where makes stand that nobody knows. */
  makes: MakesRead | null;
  /** Amounts that say on which side of a ledger they stand; nothing goes in before it is said what a credit is. */
  sides: SidesRead | null;
  /** Several telephones or addresses in a cell: before importing of all rows, in the report of those that went in. */
  several: SeveralRead | null;
  /** Policies whose total in the file counts though it is another than the computed one; null where there are none. */
  totals: TotalsRead | null;
  /** Policies whose plan the file leaves open, by what it leaves open; nothing goes in before it is said. */
  plans: readonly PlansRead[];
  /** Required fields that no column stands for. */
  missing: readonly string[];
  rows: readonly WizardRow[];
  /** Rows that repeat an earlier one of the file, with the number of that one. */
  repeated: ReadonlyMap<number, number>;
  counts: {
    good: number;
    bad: number;
    /** There already, just so. */
    identical: number;
    /** There already with other values. */
    different: number;
    unchecked: number;
    skipped: number;
    imported: number;
  };
  progress: { done: number; total: number };
  /** While a file is read, which share of it, from 0 to 1; null otherwise, and while nobody said it. */
  readShare: number | null;
  isBusy: boolean;
  isCancelling: boolean;
  /** Something would be lost if the wizard were closed now. */
  isUnsaved: boolean;
  canImport: boolean;
  import: Import | null;
  kept: readonly ImportKept[];
  error: CallError | null;
}

/** All that the wizard's screens may know. */
export function importWizardView(snapshot: Snapshot): ImportWizardView {
  const { context } = snapshot;
  const { rows } = context;
  const count = (wanted: (row: WizardRow) => boolean) => rows.filter(wanted).length;
  const good = count(isToImport);
  const unchecked = count(isToCheck);
  const step = stepOf(snapshot);
  return {
    step,
    table: context.table,
    mapping: context.mapping,
    extras: context.extras,
    activates: context.activates,
    ...(step === 'previewing' ? readingsOf(context) : nothingRead),
    several: step === 'previewing' || step === 'done' ? severalRead(context.kind, rows, step === 'done') : null,
    missing: missingFields(context.kind, context.mapping),
    rows,
    counts: {
      good,
      unchecked,
      bad: count((row) => row.state === 'bad' && !row.isSkipped),
      identical: count(({ state, isSkipped }) => state === 'identical' && !isSkipped),
      different: count(({ state, isSkipped }) => state === 'different' && !isSkipped),
      skipped: count((row) => row.isSkipped && row.state !== 'imported'),
      imported: count((row) => row.state === 'imported'),
    },
    progress: context.progress,
    readShare: context.readShare,
    isBusy: snapshot.hasTag('busy'),
    isCancelling: snapshot.matches({ importing: { intent: 'stopping' } }),
    // Where every row is settled, nothing is lost.
    isUnsaved: snapshot.hasTag('unsaved') && !(rows.length > 0 && rows.every(isSettled)),
    canImport:
      snapshot.matches('previewing') &&
      good > 0 &&
      unchecked === 0 &&
      !hasOpenPercents(context) &&
      !hasOpenPlans(context) &&
      !hasOpenAmounts(withoutSides(context)) &&
      !hasOpenMakes(context) &&
      !hasOpenSides(context),
    import: context.import,
    kept: context.kept,
    error: context.error,
  };
}
type Readings = Pick<
  ImportWizardView,
  'names' | 'dates' | 'amounts' | 'percents' | 'makes' | 'sides' | 'plans' | 'totals' | 'repeated'
>;
/** What is told and asked of all rows; only where rows are shown, since there may be many. */
function readingsOf(context: Snapshot['context']): Readings {
  const { kind, rows, names } = context;
  const amounts = amountsRead(withoutSides(context));
  return {
    names: namesToSay(rows, names),
    dates: datesRead(context),
    amounts: amounts && { ...amounts, isSaid: context.chosenDecimal !== null },
    percents: percentsRead(context),
    makes: makesRead(context),
    sides: sidesRead(context),
    plans: plansRead(context),
    totals: totalsRead(rows),
    repeated: repeatedRows(kind, rows),
  };
}
const nothingRead: Readings = {
  names: [],
  dates: null,
  amounts: null,
  percents: [],
  makes: null,
  sides: null,
  plans: [],
  totals: null,
  repeated: new Map(),
};

function stepOf({ value, context }: Snapshot): ImportStep {
  // While a file is read otherwise, its columns stay in sight.
  if (value === 'reading' && context.table) return 'mapping';
  if (typeof value === 'string') return value;
  if ('checking' in value) return 'checking';
  return 'undoing' in value ? 'undoing' : 'importing';
}

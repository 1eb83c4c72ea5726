import type { Import, ImportCheck, ImportInput, ImportName, ImportProgress, ImportUndo } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import {
  assignColumn,
  type DateOrder,
  type EntrySide,
  type InstalmentsFall,
  type MakeSide,
  mapColumns,
  mapWays,
  missingFields,
  type PercentScale,
  type PlanDoubt,
  waysOfTable,
} from '@corredor/core/imports';
import type { DecimalSign } from '@corredor/core/money';
import type { SheetChoices } from '@corredor/core/sheets';
import { assign, setup, stateIn } from 'xstate';
import { notProvided } from '../actors/index.ts';
import { amountsRead, hasOpenAmounts, rowsOfOpenAmounts } from './importAmounts.ts';
import { columnOrdersOf, datesRead, rowsOfOpenDates } from './importDates.ts';
import { hasOpenMakes, rowsOfOpenMakes } from './importMakes.ts';
import { hasOpenPercents, rowsOfFractions } from './importPercents.ts';
import { hasOpenPlans, rowsOfOpenPlans } from './importPlans.ts';
import {
  fixed,
  type ImportTable,
  isCalled,
  isField,
  isSettled,
  isToCheck,
  isToImport,
  judged,
  rowsOf,
  rowsToLookAt,
  type WizardRow,
  withOthers,
} from './importRows.ts';
import { hasOpenSides, rowsOfSides, withoutSides } from './importSides.ts';
import type {
  FileToRead,
  ImportWizardContext,
  ImportWizardEvent,
  ImportWizardInput,
  RowsToCheck,
  RowsToImport,
} from './importWizard.types.ts';

/** The rows with one value typed over; those that only go in together with it are looked at again too. */
function fixedIn(
  kind: ImportWizardContext['kind'],
  rows: readonly WizardRow[],
  number: number,
  field: string,
  value: string,
): readonly WizardRow[] {
  const before = rows.find((one) => one.number === number);
  if (!before || before.state === 'imported' || before.values[field] === value) return rows;
  const after = fixed(before, field, value);
  return withOthers(
    kind,
    rows.map((one) => (one === before ? after : one)),
    [before, after],
  );
}

/** The rows with those to be checked again that are read otherwise now, and those that go in with them; what they cost stays, and so does what is in. */
function checkedAgain({ kind, rows }: ImportWizardContext, readOtherwise: readonly WizardRow[]): WizardRow[] {
  const changed = readOtherwise.filter(({ state }) => state !== 'imported');
  const numbers = new Set(changed.map(({ number }) => number));
  const unchecked = rows.map((row) =>
    numbers.has(row.number) ? { ...row, state: 'unchecked' as const, errors: {}, warnings: {} } : row,
  );
  return withOthers(kind, unchecked, changed);
}

type OfMapping = Pick<ImportWizardContext, 'kind' | 'remembered' | 'extras'>;
/** How headings are mapped: as the last time, and by what is known. */
export const mapsOf =
  ({ kind, remembered, extras }: OfMapping) =>
  (headings: readonly string[]) =>
    mapColumns(kind, headings, remembered, extras);
const mappingOf = (context: OfMapping, table: ImportTable) => mapWays(mapsOf(context), waysOfTable(table));
const isSameTable = (before: ImportTable | null, after: ImportTable) =>
  before !== null &&
  before.reading?.sheet === after.reading?.sheet &&
  before.headings.join('\n') === after.headings.join('\n');

export const nothingYet = {
  ...{ table: null, mapping: [], typed: {}, skipped: [], rows: [], kept: [], names: [] },
  ...{
    columnOrders: [],
    chosenOrder: null,
    chosenScales: {},
    chosenDecimal: null,
    chosenMakeSide: null,
    chosenCharge: null,
    chosenFalls: {},
  },
} as const;

/** What the wizard's states are made of: words, guards and actions. */
export const importWizardSetup = setup({
  types: {
    input: {} as ImportWizardInput,
    context: {} as ImportWizardContext,
    events: {} as ImportWizardEvent,
    tags: {} as 'busy' | 'unsaved',
  },
  actors: {
    readFile: notProvided<ImportTable, FileToRead>('readFile'),
    checkRows: notProvided<ImportCheck, RowsToCheck>('checkRows'),
    beginImport: notProvided<Import, { input: ImportInput; key: string }>('beginImport'),
    importRows: notProvided<ImportProgress, RowsToImport>('importRows'),
    finishImport: notProvided<Import, { importId: number; key: string }>('finishImport'),
    undoImport: notProvided<ImportUndo, { importId: number; key: string }>('undoImport'),
  },
  guards: {
    canMap: ({ context }, params: { field: string | null }) =>
      params.field === null || isField(context.kind, params.field, context.extras),
    isRead: ({ context }) => context.table !== null,
    isMapped: ({ context }) =>
      missingFields(context.kind, context.mapping).length === 0 && (context.table?.rows.length ?? 0) > 0,
    isStopping: stateIn({ importing: { intent: 'stopping' } }),
    hasUnchecked: ({ context }) => context.rows.some(isToCheck),
    hasGood: ({ context }) =>
      context.rows.some(isToImport) &&
      !context.rows.some(isToCheck) &&
      !hasOpenPercents(context) &&
      !hasOpenPlans(context) &&
      !hasOpenAmounts(withoutSides(context)) &&
      !hasOpenMakes(context) &&
      !hasOpenSides(context),
    hasMore: ({ context }) => context.rows.some(isToImport),
    hasRest: ({ context }) => !context.rows.every(isSettled),
    hasImport: ({ context }) => context.import !== null,
    madeSomething: ({ context }) => context.rows.some(({ state }) => state === 'imported'),
    isUndone: ({ context }) => context.import?.status === 'undone',
  },
  actions: {
    takeShare: assign((_, { share }: { share: number | null }) => ({ readShare: share })),
    takeFile: assign((_, params: { file: File }) => ({ ...nothingYet, file: params.file, choices: {} })),
    // Another sheet, or other cells, have their headings elsewhere.
    takeChoices: assign(({ context }, { choices }: { choices: SheetChoices }) => ({
      choices: {
        ...context.choices,
        ...(choices.sheet === undefined && choices.separator === undefined
          ? {}
          : { headRow: undefined, headRows: undefined, lastRow: undefined }),
        ...choices,
      },
      error: null,
    })),
    takeBackChoices: assign(({ context }) => ({ choices: context.tableChoices })),
    // Read otherwise, what was said of the same columns still counts.
    takeTable: assign(({ context }, { table }: { table: ImportTable }) => ({
      ...(isSameTable(context.table, table) ? {} : { ...nothingYet, mapping: mappingOf(context, table) }),
      table,
      tableChoices: context.choices,
      skipped: [...new Set([...(isSameTable(context.table, table) ? context.skipped : []), ...rowsToLookAt(table)])],
      columnOrders: [],
      rows: [],
      import: null,
      error: null,
    })),
    mapColumn: assign(({ context }, params: { column: number; field: string | null }) => ({
      mapping: assignColumn(context.kind, context.mapping, params),
    })),
    makeRows: assign(({ context }) => ({
      columnOrders: context.table ? columnOrdersOf(context, context.table) : [],
      rows: context.table ? rowsOf(context.table, context.mapping, context.typed, context.skipped) : [],
    })),
    countUnchecked: assign(({ context }) => ({
      progress: { done: 0, total: context.rows.filter(isToCheck).length },
      error: null,
    })),
    countGood: assign(({ context }) => ({
      progress: { done: 0, total: context.rows.filter(isToImport).length },
      error: null,
      import: null,
    })),
    takeKey: assign((_, params: { key: string }) => params),
    fixValue: assign(({ context }, { row, field, value }: { row: number; field: string; value: string }) => ({
      typed: { ...context.typed, [row]: { ...context.typed[row], [field]: value } },
      rows: fixedIn(context.kind, context.rows, row, field, value),
    })),
    chooseActivation: assign((_, params: { activates: boolean }) => params),
    // What the server said of rows that call an insurer or a branch so no longer counts.
    chooseName: assign(
      ({ context }, { kind, name, id }: { kind: ImportName['kind']; name: string; id: number | null }) => ({
        names: context.names
          .filter((one) => one.kind !== kind || one.name !== name)
          .concat(id === null ? [] : { kind, name, record_id: id }),
        rows: context.rows.map((row) =>
          row.state !== 'imported' && isCalled(row, { kind, name })
            ? { ...row, state: 'unchecked' as const, errors: {} }
            : row,
        ),
      }),
    ),
    // What the server said of days that are read otherwise no longer counts.
    chooseOrder: assign(({ context }, { order }: { order: DateOrder }) => {
      if (datesRead(context)?.open?.order === order) return { chosenOrder: order };
      const rows = checkedAgain(context, rowsOfOpenDates(context));
      return { chosenOrder: order, rows };
    }),
    // What the server said of amounts that are read otherwise no longer counts.
    chooseDecimal: assign(({ context }, { decimal }: { decimal: DecimalSign }) => {
      const bare = withoutSides(context);
      if (amountsRead(bare)?.open?.decimal === decimal) return { chosenDecimal: decimal };
      const rows = checkedAgain(context, rowsOfOpenAmounts(bare));
      return { chosenDecimal: decimal, rows };
    }),
    // What the server said of percents that are read otherwise no longer counts.
    chooseScale: assign(({ context }, { field, scale }: { field: string; scale: PercentScale }) => {
      if (context.chosenScales[field] === scale) return {};
      const rows = checkedAgain(context, rowsOfFractions(context, field));
      return {
        chosenScales: { ...context.chosenScales, [field]: scale },
        rows,
      };
    }),
    // What the server said of rows on either side no longer counts.
    chooseCharge: assign(({ context }, { charge }: { charge: EntrySide }) => {
      if (context.chosenCharge === charge) return {};
      const rows = checkedAgain(context, rowsOfSides(context));
      return { chosenCharge: charge, rows };
    }),
    // What the server said of makes that are read otherwise no longer counts; a notice of the first word is one.
    chooseMakeSide: assign(({ context }, { side }: { side: MakeSide }) => {
      if (context.chosenMakeSide === side) return {};
      const rows = checkedAgain(context, rowsOfOpenMakes(context));
      return { chosenMakeSide: side, rows };
    }),
    // What the server said of instalments that fall otherwise no longer counts; what the policies cost stays.
    chooseFall: assign(({ context }, { doubt, fall }: { doubt: PlanDoubt; fall: InstalmentsFall }) => {
      if (context.chosenFalls[doubt] === fall) return {};
      const rows = checkedAgain(context, rowsOfOpenPlans(context, doubt));
      return { chosenFalls: { ...context.chosenFalls, [doubt]: fall }, rows };
    }),
    skipRow: assign(({ context }, { row, isSkipped }: { row: number; isSkipped: boolean }) => ({
      skipped: context.skipped.filter((number) => number !== row).concat(isSkipped ? row : []),
      rows: withOthers(
        context.kind,
        context.rows.map((one) => (one.number === row ? { ...one, isSkipped } : one)),
        [context.rows.find(({ number }) => number === row)],
      ),
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
    // What went in or was there already stays out of the way; a second import takes only what is left.
    keepRest: assign(({ context }) => {
      const rest = context.rows.filter((row) => !isSettled(row));
      const numbers = new Set(rest.map(({ number }) => number));
      const table = context.table && {
        ...context.table,
        rows: context.table.rows.filter((row) => numbers.has(row.number)),
      };
      return { rows: rest, table, import: null, kept: [], error: null };
    }),
  },
});

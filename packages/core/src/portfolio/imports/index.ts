export type { DateOrder } from '../../basics/dates/index.ts';
export {
  type BroughtPlan,
  type InstalmentsFall,
  instalmentsFall,
  mostBrought,
  type PlanDoubt,
  planDoubt,
  plannedBy,
  type ReadPlan,
  type RoundedPaid,
  readPlan,
  roundPaid,
  spreadPaid,
  toldPlan,
} from './broughtPlan.ts';
export { choiceNames, choiceWords } from './choices.ts';
export {
  type AmountsRead,
  type ChosenReadings,
  type ColumnReadings,
  columnReadings,
  isDoubtfulCell,
  type PercentsRead,
  type ReadColumn,
  type ReadText,
} from './columnReadings.ts';
export { isTwofold, orderOfDates, readInOrder } from './dateOrder.ts';
export { type EntrySide, hasEntrySides, markedAmount, sideOf } from './entrySides.ts';
export {
  type ExtraImportField,
  extraColumn,
  extraImportFields,
  extraKeyOfColumn,
  importedPlaces,
  importFields,
} from './fields.ts';
export {
  type ImportField,
  type ImportFieldType,
  type ImportKind,
  importKinds,
  mostImportBytes,
  mostImportText,
  mostInstalments,
  type PercentScale,
} from './importField.ts';
export { withLostZero } from './lostZero.ts';
export { isTwofoldMake, type MakeAndModel, type MakeSide, partMakeAndModel, readOnSide } from './makeAndModel.ts';
export {
  assignColumn,
  type ColumnMapping,
  type KnownHeadings,
  knownBy,
  mapColumns,
  mapFields,
  mapWays,
  missingFields,
  rememberMapping,
  waysOfTable,
} from './mapping.ts';
export { plain } from './plain.ts';
export type { CellFault, CellNote, ReadRules } from './readCell.ts';
export { readCell, readExtraCell } from './readCell.ts';
export {
  columnsTogether,
  decimalsOf,
  decimalsOfFields,
  extraRules,
  type RowRules,
  type RowTexts,
  type RowValues,
  readExtraText,
  readRow,
  readTexts,
  restOf,
  rowFaults,
  rowNotes,
  severalInCells,
} from './readRow.ts';
export { isTitularRow } from './titulars.ts';
export { wordsOf, writeValue } from './writeValue.ts';

export { type BroughtPlan, mostBrought, type ReadPlan, readPlan, spreadPaid } from './broughtPlan.ts';
export { choiceNames, choiceWords } from './choices.ts';
export { type DateOrder, isTwofold, orderOfDates, readInOrder } from './dateOrder.ts';
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
  mostInstalments,
} from './importField.ts';
export { withLostZero } from './lostZero.ts';
export { type ColumnMapping, mapColumns, mapFields, missingFields, rememberMapping } from './mapping.ts';
export { plain } from './plain.ts';
export { type RowTexts, readExtraText, readRow, readTexts } from './readRow.ts';
export { wordsOf, writeValue } from './writeValue.ts';

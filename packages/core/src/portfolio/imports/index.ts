export { choiceNames, choiceWords } from './choices.ts';
export { importFields } from './fields.ts';
export { type ImportField, type ImportFieldType, type ImportKind, importKinds } from './importField.ts';
export { mostImportBytes } from './limits.ts';
export { withLostZero } from './lostZero.ts';
export { type ColumnMapping, mapColumns, missingFields, rememberMapping } from './mapping.ts';
export { plain } from './plain.ts';
export { type RowTexts, readRow } from './readRow.ts';
export { wordsOf, writeValue } from './writeValue.ts';

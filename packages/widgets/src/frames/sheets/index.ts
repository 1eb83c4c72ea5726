export { csvOf } from './csv.ts';
export { type SheetCell, type SheetPlace, saveSheet, sheetBlob, textCell, toCell } from './sheet.ts';

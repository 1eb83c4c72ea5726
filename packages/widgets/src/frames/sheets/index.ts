export { csvOf } from './csv.ts';
export { readTable, unreadableReason } from './readTable.ts';
export { SheetColumns } from './SheetColumns.tsx';
export { SheetFile, SheetProgress } from './SheetFile.tsx';
export { SheetReadingView } from './SheetReadingView.tsx';
export { type SheetCell, type SheetPlace, saveSheet, sheetBlob, textCell, toCell } from './sheet.ts';
export { saveTemplate, saveTexts } from './template.ts';
export { useNoteWords } from './useReadingWords.ts';

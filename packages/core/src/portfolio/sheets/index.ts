export { type Encoding, encodings } from './encodings.ts';
export type { LeftOutRow } from './notRows.ts';
export { type ReadSheetTable, readSheetFile, type SheetReading, sheetFileRead } from './readSheetFile.ts';
export { type Separator, separators } from './separators.ts';
export {
  mostFileBytes,
  type SheetNote,
  UnreadableFile,
  type UnreadableReason,
  unreadableReasons,
} from './sheetTypes.ts';
export type { Steps } from './steps.ts';
export type { SheetChoices, SheetDoubt, SheetRow } from './tableOf.ts';

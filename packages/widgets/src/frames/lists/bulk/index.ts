export type { BulkOutcome, BulkSetup, BulkVerb, ReadPage, RunHeader, RunOnRow } from './bulk.ts';
export { ChosenRows } from './ChosenRows.tsx';
export { runBulk } from './runBulk.ts';
export { saveFile } from './saveFile.ts';
export { useBulk } from './useBulk.ts';
export { useExport } from './useExport.ts';
export { useSelectedRows } from './useSelectedRows.ts';

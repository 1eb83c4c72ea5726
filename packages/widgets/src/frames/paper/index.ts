export { savedPaper } from './fetchPaper.ts';
export { PaperMenu } from './PaperMenu.tsx';
export type { PaperKind } from './paper.types.ts';
export { UnwritableNote } from './UnwritableNote.tsx';
export { useBulkPaper } from './useBulkPaper.tsx';
export { type PaperOffer, usePaper } from './usePaper.tsx';

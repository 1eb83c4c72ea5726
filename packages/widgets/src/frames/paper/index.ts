export { PaperMenu } from './PaperMenu.tsx';
export type { PaperKind } from './paper.types.ts';
export { useBulkPaper } from './useBulkPaper.tsx';
export { type PaperOffer, usePaper } from './usePaper.tsx';

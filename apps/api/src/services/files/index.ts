export { checkPdf, type PdfProblem } from './checkPdf.ts';
export { tidyFileName } from './fileName.ts';
export { createFileStore, type FileStore } from './fileStore.ts';
export { keepWhole } from './keepWhole.ts';
export { inPdfTurn } from './pdfTurns.ts';
export { readUpload } from './readUpload.ts';

export { fileSize } from './fileSize.ts';
export { pdfProblem } from './pdfProblem.ts';
export { sendPolicyFile } from './sendPolicyFile.ts';

export { createLegible, unwritable, unwritableOn } from './legible.ts';
export type {
  Paper,
  PaperColumn,
  PaperFact,
  PaperFacts,
  PaperPart,
  PaperTable,
  PaperTerm,
  PaperText,
} from './paper.ts';
export { hasPaperSign } from './paperSigns.ts';
export { paymentPlanPaper } from './paymentPlanPaper.ts';
export { policyPaper } from './policyPaper.ts';
export { type ReceiptSheet, receiptPaper } from './receiptPaper.ts';

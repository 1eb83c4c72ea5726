export type { Paper, PaperColumn, PaperFact, PaperFacts, PaperPart, PaperTable, PaperText } from './paper.ts';
export { paymentPlanPaper } from './paymentPlanPaper.ts';
export { policyPaper } from './policyPaper.ts';

export { drawDocument } from './documentDesk.ts';
export { documentOperations, policySheetOperations } from './documents.operations.ts';
export { readPlanSheet } from './policySheet.ts';

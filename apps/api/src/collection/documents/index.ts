export { drawDocument, nameOf } from './documentDesk.ts';
export { documentOperations, policySheetOperations } from './documents.operations.ts';
export { readBrokerage, readPlanSheet } from './policySheet.ts';

export { beginRenewals } from './beginRenewals.ts';
export { renewalMailOperations } from './renewalMails.operations.ts';
export { renewalStageOperations, renewalStageStore } from './renewalStages.ts';
export { renewalOperations, renewalUndoChecks } from './renewals.operations.ts';
export { renewalStore, usualAssignee } from './renewals.store.ts';
export { renewalWork } from './renewalWork.ts';

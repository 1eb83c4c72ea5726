export { AskDialog } from './AskDialog.tsx';
export { type DialogForm, type FoundFaults, useDialogForm } from './useDialogForm.ts';
export { useLeadToFault } from './useLeadToFault.ts';

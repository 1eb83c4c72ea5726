export { type DraftLeaving, LeaveDialog } from './LeaveDialog.tsx';
export { useLeaving } from './useLeaving.tsx';

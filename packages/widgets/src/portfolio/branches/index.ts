export { BranchDialog } from './BranchDialog.tsx';
export { BranchList } from './BranchList.tsx';

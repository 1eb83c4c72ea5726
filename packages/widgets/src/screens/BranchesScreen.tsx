import { BranchList } from '../branches/index.ts';

/** `/app/configuration/branches` */
export function BranchesScreen() {
  return <BranchList />;
}

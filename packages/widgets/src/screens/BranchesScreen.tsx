import { BranchList } from '../portfolio/branches/index.ts';

/** `/app/configuration/branches` */
export function BranchesScreen() {
  return <BranchList />;
}

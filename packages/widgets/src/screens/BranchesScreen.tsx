import { BranchList } from '../portfolio/branches/index.ts';
import { ImportAction } from '../portfolio/imports/index.ts';

/** `/app/configuration/branches` */
export function BranchesScreen() {
  return <BranchList secondaryActions={<ImportAction kind="branches" />} />;
}

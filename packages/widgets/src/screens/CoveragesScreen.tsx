import { CoverageList } from '../portfolio/coverages/index.ts';

/** `/app/configuration/coverages` */
export function CoveragesScreen() {
  return <CoverageList />;
}

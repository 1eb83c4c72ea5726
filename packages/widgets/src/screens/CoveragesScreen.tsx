import { CoverageList } from '../coverages/index.ts';

/** `/app/configuration/coverages` */
export function CoveragesScreen() {
  return <CoverageList />;
}

import { CoverageEditor, CoverageForm } from '../portfolio/coverages/index.ts';

/** `/app/configuration/coverages/create` and `/{id}/update` */
export function CoverageScreen({ id }: { id?: number }) {
  return id === undefined ? <CoverageForm /> : <CoverageEditor id={id} />;
}

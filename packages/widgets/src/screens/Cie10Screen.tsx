import { Cie10List } from '../portfolio/cie10/index.ts';

/** `/app/configuration/ci10s` */
export function Cie10Screen() {
  return <Cie10List />;
}

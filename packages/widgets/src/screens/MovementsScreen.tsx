import { MovementList } from '../collection/movements/index.ts';

/** `/app/management/movements` */
export function MovementsScreen() {
  return <MovementList />;
}

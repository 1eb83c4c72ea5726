import { MovementPage } from '../collection/movements/index.ts';
import { movementNewRecords } from './newRecords.tsx';

interface MovementScreenProps {
  /** The policy that a new movement changes, or the draft whose form is open. */
  id?: number;
  /** The id is that of a draft. */
  isEditing?: boolean;
}

/** `/app/management/policies/{id}/movements/create` and `/app/management/movements/{id}/update` */
export function MovementScreen({ id = 0, isEditing = false }: MovementScreenProps) {
  const of = isEditing ? { movementId: id } : { policyId: id };
  return <MovementPage {...of} newRecords={movementNewRecords} />;
}

import { toCallError } from '@corredor/core/errors';
import { getMovement } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { MovementDialogView } from './MovementDialogView.tsx';
import { useMovementActions } from './useMovementActions.ts';

/** One movement: what it is, how its premium was found, and its next step. */
export default function MovementDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const movement = useQuery({ ...queryOf(useClient(), getMovement, { path: { movementId: id } }), staleTime: 0 });
  const moving = useMovementActions(onClose);
  const error = moving.error ?? movement.error;
  const may = {
    add: useCan('policy_app.add_movement'),
    change: useCan('policy_app.change_movement'),
    delete: useCan('policy_app.delete_movement'),
  };
  return (
    <MovementDialogView
      movement={movement.data ?? null}
      may={may}
      isBusy={moving.isPending}
      error={error ? toCallError(error) : null}
      onMove={(move) => {
        if (!movement.data) return;
        moving.mutate({ movement: movement.data, move }, { onError: () => void movement.refetch() });
      }}
      onClose={onClose}
    />
  );
}

import type { Movement } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { getMovement, getMovementMail, getPolicy, previewMovementUndo } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { useHasKept } from '../../../frames/kept/index.ts';
import { toRecordState } from '../../../frames/records/index.ts';
import { MovementIssueFacts, NewMovement } from '../draft/index.ts';
import type { MovementStepName } from '../parts/index.ts';
import { keptPlace, useMovementActions, useMovementRights } from '../parts/index.ts';
import MovementChecklist from './MovementChecklist.tsx';
import { MovementDialogView } from './MovementDialogView.tsx';

interface MovementDialogProps {
  id: number;
  /** The step that it opens on. */
  first?: MovementStepName;
  /** After a step was taken; closes unless told. */
  onDone?: () => void;
  /** After that, once all that tells of it was read again. */
  onRefreshed?: () => void;
  onClose: () => void;
}

/** One movement: what it is, how its premium was found, and its next step. */
export default function MovementDialog({ id, first, onDone, onRefreshed, onClose }: MovementDialogProps) {
  const client = useClient();
  const movement = useQuery({ ...queryOf(client, getMovement, { path: { movementId: id } }), staleTime: 0 });
  /** With the figures of today, where they are others than those that are stored. */
  const [refigured, setRefigured] = useState<Movement | null>(null);
  const shown = refigured?.version === movement.data?.version ? refigured : movement.data;
  const moving = useMovementActions(onDone ?? onClose, onRefreshed);
  // What was being changed when the session ended is gone on with.
  const isLeft = useHasKept(keptPlace(0, id));
  const [isEditing, setEditing] = useState(isLeft);
  const [asked, setAsked] = useState<MovementStepName | null>(first ?? null);
  const mail = useQuery({
    ...queryOf(client, getMovementMail, { path: { movementId: id } }),
    enabled: asked === 'send' && movement.data?.allowed_actions.includes('send') === true,
    staleTime: 0,
  });
  const undo = useQuery({
    ...queryOf(client, previewMovementUndo, { path: { movementId: id } }),
    enabled: asked === 'undo' && movement.data?.allowed_actions.includes('undo') === true,
    staleTime: 0,
  });
  const policyId = movement.data?.policy_id;
  const policy = useQuery({
    ...queryOf(client, getPolicy, { path: { policyId: policyId ?? 0 } }),
    enabled: isEditing && policyId !== undefined,
  });
  const error = moving.error ?? movement.error ?? policy.error;
  const may = useMovementRights();
  if (isEditing && movement.data && policy.data)
    return (
      <Suspense fallback={null}>
        <NewMovement
          policy={policy.data}
          stored={movement.data}
          onStep={(_saved, step) => {
            void movement.refetch();
            setAsked(step);
            setEditing(false);
          }}
          onSee={() => {
            void movement.refetch();
            setAsked(null);
            setEditing(false);
          }}
          onDone={onDone}
          onRefreshed={onRefreshed}
          onClose={onClose}
        />
      </Suspense>
    );
  return (
    <MovementDialogView
      movement={shown ?? null}
      may={may}
      checklistOf={(some) => movement.data && <MovementChecklist movement={movement.data} only={some} />}
      made={
        shown && (
          <Suspense fallback={null}>
            <MovementIssueFacts movement={shown} />
          </Suspense>
        )
      }
      asked={asked}
      onAsk={setAsked}
      mail={toRecordState(mail)}
      onMailRetry={() => void mail.refetch()}
      undo={toRecordState(undo)}
      onUndoRetry={() => void undo.refetch()}
      isBusy={moving.isPending || (isEditing && policy.isFetching)}
      onEdit={() => setEditing(true)}
      error={error ? toCallError(error) : null}
      onMove={(move) => {
        if (!shown) return;
        const onError = (refusal: unknown) => {
          const { problem } = toCallError(refusal);
          if (problem?.code === 'figures_changed') setRefigured({ ...shown, ...problem.current });
          void movement.refetch();
        };
        moving.mutate({ movement: shown, move }, { onError });
      }}
      onClose={onClose}
    />
  );
}

import type { Movement } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { getMovement, getMovementMail, previewMovementUndo } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import { toRecordState } from '../../../frames/records/index.ts';
import { MovementIssueFacts } from '../draft/index.ts';
import type { MovementStepName } from '../parts/index.ts';
import { useMovementActions, useMovementRights } from '../parts/index.ts';
import MovementChecklist from './MovementChecklist.tsx';
import { MovementDialogView } from './MovementDialogView.tsx';

interface MovementDialogProps {
  id: number;
  /** The step that it opens on. */
  first?: MovementStepName;
  /** Opens the form of a draft, where it lies on the page of that form; else a link leads to it. */
  onEdit?: () => void;
  /** Where that link leads back to; the page that it is read on unless told. */
  from?: string;
  /** After a step was taken; closes unless told. */
  onDone?: () => void;
  /** After that, once all that tells of it was read again. */
  onRefreshed?: () => void;
  onClose: () => void;
}

/** One movement: what it is, how its premium was found, and its next step. */
export default function MovementDialog({ id, first, onEdit, from, onDone, onRefreshed, onClose }: MovementDialogProps) {
  const client = useClient();
  const { pathname, search } = useNavigation();
  const movement = useQuery({ ...queryOf(client, getMovement, { path: { movementId: id } }), staleTime: 0 });
  /** With the figures of today, where they are others than those that are stored. */
  const [refigured, setRefigured] = useState<Movement | null>(null);
  const shown = refigured?.version === movement.data?.version ? refigured : movement.data;
  const moving = useMovementActions(onDone ?? onClose, onRefreshed);
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
  const error = moving.error ?? movement.error;
  const may = useMovementRights();
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
      isBusy={moving.isPending}
      onEdit={onEdit}
      editHref={paths.movement(id, { from: from ?? pathname + search })}
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

import type { Movement } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import type { RowAction } from '@corredor/ui/DataGrid';
import { lazy, Suspense } from 'react';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { MovementFacts } from './MovementFacts.tsx';
import { MovementStatusChip } from './movementStatus.tsx';
import { useMovementName } from './useMovementWords.ts';

const MovementChecklist = lazy(() => import('./MovementChecklist.tsx'));

interface MovementDetailProps extends OpenRecord<Movement> {
  stepsOf: (movement: Movement) => RowAction[];
}

/** One movement, read over the list of all. */
export function MovementDetail({ canChange: _, stepsOf, ...panel }: MovementDetailProps) {
  return (
    <DetailPanel
      {...panel}
      historyOf={null}
      titleOf={useMovementName()}
      contextOf={({ status }) => <MovementStatusChip status={status} />}
      actionsOf={(movement) =>
        stepsOf(movement).map(({ id, label, onAction }) => (
          <Button key={id} tone={id === 'issue' ? 'accent' : 'neutral'} onPress={() => onAction?.()}>
            {label}
          </Button>
        ))
      }
    >
      {(movement) => (
        <MovementFacts
          movement={movement}
          shows="whose"
          checklist={
            <Suspense fallback={null}>
              <MovementChecklist movement={movement} />
            </Suspense>
          }
        />
      )}
    </DetailPanel>
  );
}

import type { Movement } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import type { RowAction } from '@corredor/ui/DataGrid';
import { Stack } from '@corredor/ui/Stack';
import { lazy, type ReactNode, Suspense } from 'react';
import { RecordCommands } from '../../../frames/commands/index.ts';
import type { OpenRecord } from '../../../frames/lists/index.ts';
import { DetailPanel } from '../../../frames/records/index.ts';
import { MovementStatusChip, useMovementName } from '../parts/index.ts';
import { MovementFacts } from './MovementFacts.tsx';

const MovementChecklist = lazy(() => import('./MovementChecklist.tsx'));

interface MovementDetailProps extends OpenRecord<Movement> {
  stepsOf: (movement: Movement) => RowAction[];
  /** What is to be done about it and what was sent about it, which belong to other features. */
  relatedOf: (movement: Movement) => ReactNode;
}

/** One movement, read over the list of all. */
export function MovementDetail({ canChange: _, stepsOf, relatedOf, ...panel }: MovementDetailProps) {
  const nameOf = useMovementName();
  return (
    <DetailPanel
      {...panel}
      historyOf={null}
      titleOf={nameOf}
      contextOf={({ status }) => <MovementStatusChip status={status} />}
      actionsOf={(movement) => (
        <>
          <RecordCommands
            kind="movement"
            id={movement.id}
            label={nameOf(movement)}
            description={movement.contractor?.name}
            commands={[]}
          />
          {stepsOf(movement).map(({ id, label, onAction }) => (
            <Button key={id} tone={id === 'issue' ? 'accent' : 'neutral'} onPress={() => onAction?.()}>
              {label}
            </Button>
          ))}
        </>
      )}
    >
      {(movement) => (
        <Stack>
          <MovementFacts
            movement={movement}
            shows="whose"
            checklist={
              <Suspense fallback={null}>
                <MovementChecklist movement={movement} />
              </Suspense>
            }
          />
          {relatedOf(movement)}
        </Stack>
      )}
    </DetailPanel>
  );
}

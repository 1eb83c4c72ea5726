import type { Policy } from '@corredor/core/api';
import { movementWords } from '@corredor/core/movements';
import { listMovements } from '@corredor/core/operations';
import { keepFocus } from '@corredor/ui/keepFocus';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import { useHasKept } from '../../../frames/kept/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { NewMovement } from '../draft/index.ts';
import type { MovementStepName } from '../parts/index.ts';
import { keptPlace, type MovementNewRecords, NewRecordsProvider } from '../parts/index.ts';
import { MovementDialog, PolicyAsOf } from '../record/index.ts';
import { PolicyMovementsView } from './PolicyMovementsView.tsx';

interface PolicyMovementsProps {
  policy: Policy;
  /** Makes what is not there yet on the spot. */
  newRecords?: MovementNewRecords;
}

/** What changed a policy within its term, and drafting the next change. */
export function PolicyMovements({ policy, newRecords = {} }: PolicyMovementsProps) {
  const query = { policy: policy.id, ordering: '-number', page_size: 200 } as const;
  const movements = useQuery(queryOf(useClient(), listMovements, { query }));
  const canAdd = useCan('policy_app.add_movement');
  const { search, pathname, go } = useNavigation();
  // A link may ask for a new one of some kind.
  const wanted = new URLSearchParams(search).get('new');
  const kind = movementWords.kind.find((one) => one === wanted);
  const isOpenPolicy =
    policy.status !== 'draft' && (policy.status !== 'closed' || policy.closed_reason === 'cancelled');
  const canBegin = canAdd && isOpenPolicy;
  // What was being typed when the session ended is gone on with.
  const isLeft = useHasKept(keptPlace(policy.id)) && canBegin;
  const [opened, setOpened] = useState<number | 'new' | 'day' | null>(isLeft ? 'new' : null);
  const [asked, setAsked] = useState<{ id: number; step: MovementStepName } | null>(null);
  const shown = opened ?? (kind && canAdd ? 'new' : null);
  const close = () => {
    setOpened(null);
    setAsked(null);
    if (!kind) return;
    const query = new URLSearchParams(search);
    query.delete('new');
    go(`${pathname}?${query}`, { replace: true });
  };
  return (
    <NewRecordsProvider value={newRecords}>
      <div ref={keepFocus}>
        <PolicyMovementsView
          policy={policy}
          list={toListState(movements)}
          onNew={canBegin ? () => setOpened('new') : undefined}
          onOpen={setOpened}
          onAsOf={() => setOpened('day')}
          onRetry={() => void movements.refetch()}
        />
      </div>
      <Suspense fallback={null}>
        {shown === 'day' && <PolicyAsOf policy={policy} onClose={close} />}
        {shown === 'new' && (
          <NewMovement
            policy={policy}
            kind={kind}
            onStep={({ id }, step) => {
              setOpened(id);
              setAsked({ id, step });
            }}
            onSee={({ id }) => {
              setOpened(id);
              setAsked(null);
            }}
            onClose={close}
          />
        )}
        {typeof shown === 'number' && (
          <MovementDialog id={shown} first={shown === asked?.id ? asked.step : undefined} onClose={close} />
        )}
      </Suspense>
    </NewRecordsProvider>
  );
}

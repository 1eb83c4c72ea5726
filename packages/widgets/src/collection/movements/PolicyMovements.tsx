import type { Policy } from '@corredor/core/api';
import { listMovements } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { PolicyMovementsView } from './PolicyMovementsView.tsx';

const NewMovement = lazy(() => import('./NewMovement.tsx'));
const MovementDialog = lazy(() => import('./MovementDialog.tsx'));

/** What changed a policy within its term, and drafting the next change. */
export function PolicyMovements({ policy }: { policy: Policy }) {
  const query = { policy: policy.id, ordering: '-number', page_size: 200 } as const;
  const movements = useQuery(queryOf(useClient(), listMovements, { query }));
  const canAdd = useCan('policy_app.add_movement');
  const [opened, setOpened] = useState<number | 'new' | null>(null);
  const close = () => setOpened(null);
  const isOpenPolicy =
    policy.status !== 'draft' && (policy.status !== 'closed' || policy.closed_reason === 'cancelled');
  return (
    <>
      <PolicyMovementsView
        policy={policy}
        list={toListState(movements)}
        onNew={canAdd && isOpenPolicy ? () => setOpened('new') : undefined}
        onOpen={setOpened}
        onRetry={() => void movements.refetch()}
      />
      <Suspense fallback={null}>
        {opened === 'new' && <NewMovement policy={policy} onClose={close} />}
        {typeof opened === 'number' && <MovementDialog id={opened} onClose={close} />}
      </Suspense>
    </>
  );
}

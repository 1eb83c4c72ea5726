import type { Policy } from '@corredor/core/api';
import { listMovements } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { keepFocus } from '@corredor/ui/keepFocus';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { takesMovements } from '../parts/index.ts';
import { MovementDialog, PolicyAsOf } from '../record/index.ts';
import { PolicyMovementsView } from './PolicyMovementsView.tsx';

/** What changed a policy within its term, and the way to the next change. */
export function PolicyMovements({ policy }: { policy: Policy }) {
  const query = { policy: policy.id, ordering: '-number', page_size: 200 } as const;
  const movements = useQuery(queryOf(useClient(), listMovements, { query }));
  const canAdd = useCan('policy_app.add_movement');
  const [opened, setOpened] = useState<number | 'day' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <div ref={keepFocus}>
        <PolicyMovementsView
          policy={policy}
          list={toListState(movements)}
          newHref={canAdd && takesMovements(policy) ? paths.newMovement(policy.id) : undefined}
          onOpen={setOpened}
          onAsOf={() => setOpened('day')}
          onRetry={() => void movements.refetch()}
        />
      </div>
      <Suspense fallback={null}>
        {opened === 'day' && <PolicyAsOf policy={policy} onClose={close} />}
        {typeof opened === 'number' && <MovementDialog id={opened} onClose={close} />}
      </Suspense>
    </>
  );
}

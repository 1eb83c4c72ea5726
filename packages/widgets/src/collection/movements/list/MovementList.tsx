import type { Movement, MovementRow } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getMovement, getMovementSummary, issueMovement, listMovements } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListMovementsQuery } from '@corredor/core/schemas';
import { Pencil } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../base/app/index.ts';
import { pageOf, queryOf, refreshAfter } from '../../../base/data/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import { useIsBoard, useRecordDetail, useRecordList } from '../../../frames/lists/index.ts';
import { useFailureToast } from '../../../frames/records/index.ts';
import {
  type MovementStepName,
  stepsOf as stepsFor,
  useMovementActions,
  useMovementName,
  useMovementRights,
} from '../parts/index.ts';
import { MovementDetail, MovementDialog } from '../record/index.ts';
import { movementFilters, usualMovementFilter } from './MovementFilters.tsx';
import { MovementListView } from './MovementListView.tsx';

const MovementBoard = lazy(() => import('./MovementBoard.tsx'));
const NewMovementDialog = lazy(() => import('./NewMovementDialog.tsx'));

interface MovementListProps {
  /** What is to be done about it and what was sent about it, which belong to other features. */
  relatedOf: (movement: Movement) => ReactNode;
}

/** The movements of a brokerage: listed or on a board, read, and moved on. */
export function MovementList({ relatedOf }: MovementListProps) {
  const { t } = useTranslation('movements');
  const isBoard = useIsBoard();
  const { search } = useNavigation();
  const list = useRecordList({
    name: 'movements',
    address: {
      schema: vListMovementsQuery,
      filters: movementFilters,
      // What waits longest comes first; of what is done, the latest.
      ordering:
        isBoard || (new URLSearchParams(search).get('status') ?? 'open') !== 'open' ? '-created_at' : 'created_at',
      usual: isBoard ? undefined : usualMovementFilter,
    },
    operations: {
      list: (client, query) => pageOf(client, listMovements, { query }),
      read: (client, query) => call(client, listMovements, { query }),
      summary: (client, { page: _p, page_size: _s, ordering: _o, status: _st, ...query }) =>
        queryOf(client, getMovementSummary, { query }),
      refresh: (queries) => refreshAfter(queries, issueMovement),
    },
    permissions: { change: 'policy_app.change_movement' },
    nameOf: useMovementName(),
    exportName: t('list.fileName'),
    hiddenColumns: [
      'number',
      'waiting',
      'net_delta',
      'charges',
      'checklist',
      'insurer_number',
      'requested_by',
      'requested_on',
      'sent_on',
      'issued_on',
      'method',
      'explanation',
    ],
  });
  const detail = useRecordDetail(list, (client, movementId) => queryOf(client, getMovement, { path: { movementId } }));
  const may = useMovementRights();
  const [moving, setMoving] = useState<{ id: number; first?: MovementStepName } | null>(null);
  const close = () => setMoving(null);
  const canChoose = useCan('policy_app.view_policy');
  const [isAdding, setAdding] = useState(false);
  const correct = useCorrecting();
  const stepsOf = (movement: Stepping) =>
    stepsFor(movement, may).map((step) =>
      step === 'reopen' && may.add
        ? {
            ...{ id: step, label: t('list.correct'), icon: Pencil, isQuick: true, isOnCard: true },
            onAction: () => correct(movement),
          }
        : { id: step, label: t(`verb.${step}`), onAction: () => setMoving({ id: movement.id, first: step }) },
    );
  return (
    <MovementListView
      list={list}
      summary={list.summary}
      stepsOf={stepsOf}
      onAdd={may.add && canChoose ? () => setAdding(true) : undefined}
      board={
        isBoard ? (
          <Suspense fallback={<div data-pending />}>
            <MovementBoard controls={list.controls} canMove={may.change} />
          </Suspense>
        ) : undefined
      }
    >
      {detail && <MovementDetail {...detail} stepsOf={stepsOf} relatedOf={relatedOf} />}
      <Suspense fallback={null}>{moving && <MovementDialog {...moving} onClose={close} />}</Suspense>
      <Suspense fallback={null}>{isAdding && <NewMovementDialog onClose={() => setAdding(false)} />}</Suspense>
    </MovementListView>
  );
}

type Stepping = Pick<MovementRow, 'id' | 'allowed_actions' | 'status' | 'version' | 'total_delta'>;

/** Makes a draft again of what the insurer rejected, and opens its page; from there one comes back to the list. */
function useCorrecting() {
  const { go, pathname, search } = useNavigation();
  const tellFailure = useFailureToast();
  const moving = useMovementActions(({ id }) => go(paths.movement(id, { from: pathname + search })));
  return (movement: Stepping) => moving.mutate({ movement, move: { action: 'reopen' } }, { onError: tellFailure });
}

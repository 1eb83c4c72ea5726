import type { Renewal } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getRenewal, getRenewalSummary, listRenewals, loseRenewal } from '@corredor/core/operations';
import { vListRenewalsQuery } from '@corredor/core/schemas';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOf, queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { useIsBoard, useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { useBoardAhead } from './boardOf.ts';
import { RenewalDetail, type RenewalDetailProps } from './RenewalDetail.tsx';
import { renewalFilters, usualRenewalFilter } from './RenewalFilters.tsx';
import { RenewalListView } from './RenewalListView.tsx';
import { RenewalsWithoutCard } from './RenewalsWithoutCard.tsx';
import { useBulkRenewals } from './useBulkRenewals.tsx';
import { useRenewalMoves } from './useRenewalMoves.tsx';
import { nameOf } from './useRenewalWords.ts';

const RenewalBoard = lazy(() => import('./RenewalBoard.tsx'));

interface RenewalListProps extends Pick<RenewalDetailProps, 'lineOf' | 'tasksOf' | 'messagesOf'> {
  /** The line of a row's term, as small as a cell. */
  smallLineOf: (row: Renewal) => ReactNode;
}

/** The renewals of a brokerage: listed or on a board, read, and worked on one by one or together. */
export function RenewalList({ smallLineOf, ...related }: RenewalListProps) {
  const { t } = useTranslation('renewals');
  const bulkVerbs = useBulkRenewals();
  const moves = useRenewalMoves();
  const isBoard = useIsBoard();
  const { search } = useNavigation();
  const [isDrawn, setDrawn] = useState(false);
  const list = useRecordList({
    name: 'renewals',
    address: {
      schema: vListRenewalsQuery,
      filters: renewalFilters,
      ordering: 'end_date',
      // What became of a term is asked of those that were decided.
      usual: isBoard || new URLSearchParams(search).has('outcome') ? undefined : usualRenewalFilter,
    },
    operations: {
      list: (client, query) => pageOf(client, listRenewals, { query }),
      read: (client, query) => call(client, listRenewals, { query }),
      summary: (client, { page: _p, page_size: _s, ordering: _o, kind: _k, ...query }) =>
        queryOf(client, getRenewalSummary, { query }),
      refresh: (queries) => refreshAfter(queries, loseRenewal),
    },
    permissions: { change: 'policy_app.change_renewal' },
    nameOf,
    exportName: t('fileName'),
    hiddenColumns: ['next_net', 'premium_change', 'next_action_on', 'stage_since', 'lost_reason', 'competitor'],
    bulkVerbs,
    waits: isBoard && !isDrawn,
  });
  useBoardAhead(list.controls, isBoard);
  const detail = useRecordDetail(list, (client, renewalId) => queryOf(client, getRenewal, { path: { renewalId } }));
  return (
    <RenewalListView
      list={list}
      summary={list.summary}
      note={list.state.status === 'ready' && <RenewalsWithoutCard />}
      stepsOf={moves.stepsOf}
      smallLineOf={smallLineOf}
      board={
        isBoard ? (
          <Suspense fallback={<div data-pending />}>
            <RenewalBoard
              controls={list.controls}
              moves={moves}
              smallLineOf={smallLineOf}
              onDrawn={() => setDrawn(true)}
            />
          </Suspense>
        ) : undefined
      }
    >
      {detail && <RenewalDetail {...detail} stepsOf={moves.stepsOf} {...related} />}
      {moves.dialog}
    </RenewalListView>
  );
}

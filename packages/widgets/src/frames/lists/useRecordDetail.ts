import type { ApiClient } from '@corredor/core/client';
import type { PanelSteps } from '@corredor/ui/SidePanel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import type { Reading } from '../records/index.ts';
import { type RecordState, toRecordState } from '../records/index.ts';
import type { ListState } from './listState.ts';
import type { RecordList } from './recordList.ts';
import type { ListControls } from './views/index.ts';

/** The record that is read over its list: what its panel draws. */
export interface OpenRecord<Row> {
  state: RecordState<Row>;
  canChange: boolean;
  onClose: () => void;
  onRetry: () => void;
  /** The way to the records before and after it; absent where the list does not have it in sight. */
  steps?: PanelSteps;
}

/** The record that the list's address opens over the list; null while none is open. */
export function useRecordDetail<Row, Filter extends string>(
  { controls, may, state }: DetailedList<Filter>,
  get: (client: ApiClient, id: number) => Reading<Row>,
): OpenRecord<Row> | null {
  const id = controls.detail;
  const record = useQuery({ ...get(useClient(), id ?? 0), enabled: id !== null });
  const steps = useSteps(controls, state);
  if (id === null) return null;
  return {
    state: toRecordState(record),
    canChange: may.change,
    onClose: () => controls.setDetail(null),
    onRetry: () => void record.refetch(),
    steps,
  };
}
interface DetailedList<Filter extends string> extends Pick<RecordList<never, Filter>, 'controls' | 'may'> {
  state: ListState<{ id: number }>;
}

/** Steps from row to row, and over the edge of a page to the next one. */
function useSteps<Filter extends string>(
  controls: ListControls<Filter>,
  state: ListState<{ id: number }>,
): PanelSteps | undefined {
  const { t } = useTranslation('frames');
  const { detail, page, pageSize } = controls;
  /** The page to which a step leads from a record, and at which of its rows it ends. */
  const [turn, setTurn] = useState<{ from: number; page: number; at: 0 | -1 } | null>(null);
  // It has arrived, or somebody went elsewhere.
  if (turn && turn.from !== detail) setTurn(null);
  const isTurned = turn !== null && turn.page === page && state.status === 'ready' && !state.isRefreshing;
  const arrive = useEffectEvent(() => {
    const row = turn && state.status === 'ready' ? state.rows.at(turn.at) : undefined;
    if (row) controls.setDetail(row.id, { replace: true });
    else setTurn(null);
  });
  useEffect(() => {
    if (isTurned) arrive();
  }, [isTurned]);
  // Meanwhile the buttons stay, with the focus on one of them.
  if (turn) return {};
  if (detail === null || state.status !== 'ready') return undefined;
  const { rows, total } = state;
  const index = rows.findIndex(({ id }) => id === detail);
  if (index < 0) return undefined;
  const place = (page - 1) * pageSize + index + 1;
  const last = Math.ceil(total / pageSize);
  const to = (row: { id: number } | undefined) => row && (() => controls.setDetail(row.id, { replace: true }));
  const over = (next: number, at: 0 | -1) => () => {
    setTurn({ from: detail, page: next, at });
    controls.setPage(next, { replace: true });
  };
  const hasNext = state.hasNext ?? page < last;
  return {
    onPrevious: to(rows[index - 1]) ?? (page > 1 ? over(page - 1, -1) : undefined),
    onNext: to(rows[index + 1]) ?? (hasNext ? over(page + 1, 0) : undefined),
    position: t(state.isAtLeast ? 'record.positionAtLeast' : 'record.position', { at: place, total }),
  };
}

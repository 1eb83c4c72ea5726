import type { ApiClient } from '@corredor/core/client';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import type { Reading } from '../records/index.ts';
import { type RecordState, toRecordState } from '../records/index.ts';
import type { RecordList } from './recordList.ts';

/** The record that is read over its list: what its panel draws. */
export interface OpenRecord<Row> {
  state: RecordState<Row>;
  canChange: boolean;
  onClose: () => void;
  onRetry: () => void;
}

/** The record that the list's address opens over the list; null while none is open. */
export function useRecordDetail<Row, Filter extends string>(
  { controls, may }: Pick<RecordList<never, Filter>, 'controls' | 'may'>,
  get: (client: ApiClient, id: number) => Reading<Row>,
): OpenRecord<Row> | null {
  const id = controls.detail;
  const record = useQuery({ ...get(useClient(), id ?? 0), enabled: id !== null });
  if (id === null) return null;
  return {
    state: toRecordState(record),
    canChange: may.change,
    onClose: () => controls.setDetail(null),
    onRetry: () => void record.refetch(),
  };
}

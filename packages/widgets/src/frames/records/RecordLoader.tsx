import type { ApiClient } from '@corredor/core/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from '../../base/app/index.ts';
import { RecordFrame } from './RecordFrame.tsx';
import type { Reading } from './reading.ts';
import { toRecordState } from './recordState.ts';

interface RecordLoaderProps<Row> {
  id: number;
  /** Asks for the record. */
  get: (client: ApiClient, id: number) => Reading<Row>;
  /** What to say where the record is gone; a sentence for every kind unless told. */
  missingTitle?: string;
  children: (record: Row) => ReactNode;
}

/** One record as it is now on the server, or what stands in its place. */
export function RecordLoader<Row>({ id, get, missingTitle, children }: RecordLoaderProps<Row>) {
  const record = useQuery(get(useClient(), id));
  return (
    <RecordFrame missingTitle={missingTitle} state={toRecordState(record)} onRetry={() => void record.refetch()}>
      {children}
    </RecordFrame>
  );
}

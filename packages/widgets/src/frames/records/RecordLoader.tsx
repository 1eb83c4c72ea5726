import type { ApiClient } from '@corredor/core/client';
import { useQuery } from '@tanstack/react-query';
import type { Namespace } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { RecordFrame } from './RecordFrame.tsx';
import { type Reading, toRecordState } from './recordState.ts';

interface RecordLoaderProps<Row> {
  id: number;
  /** Asks for the record. */
  get: (client: ApiClient, id: number) => Reading<Row>;
  /** The list that it belongs to. */
  list?: { label: string; href: string };
  /** Its page has a term in its head, and its content in tabs. */
  hasTabs?: boolean;
  /** What to say where the record is gone; a sentence for every kind unless told. */
  missingTitle?: string;
  /** The rooms whose words its page says: they come beside the record, not after it. */
  rooms?: Namespace;
  children: (record: Row) => ReactNode;
}

/** The page of one record as it is now on the server, or what stands in its place. */
export function RecordLoader<Row>(props: RecordLoaderProps<Row>) {
  const { id, get, list, hasTabs, missingTitle, rooms = 'frames', children } = props;
  useTranslation(rooms, { useSuspense: false });
  const record = useQuery(get(useClient(), id));
  return (
    <RecordFrame
      isPage
      list={list}
      hasTabs={hasTabs}
      missingTitle={missingTitle}
      state={toRecordState(record)}
      onRetry={() => void record.refetch()}
    >
      {children}
    </RecordFrame>
  );
}

import type { AnswerOf, OperationId, ReadingOperation } from '@corredor/core/api';
import type { CallInput } from '@corredor/core/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient, useSession } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type RecordState, toRecordState } from '../../frames/records/index.ts';

interface Block<Answer> {
  state: RecordState<Answer>;
  isRead: boolean;
  retry: () => void;
}

/** What one block of the dashboard asks, once `isAsked`; it asks again whenever somebody comes back to it, and every minute. */
export function useBlock<Id extends OperationId>(
  operation: ReadingOperation<Id>,
  isAsked: boolean,
  ...input: CallInput<Id>
): Block<AnswerOf<Id>> {
  const { record } = useSession();
  const query = useQuery({
    ...queryOf(useClient(), operation, ...input),
    // Without a brokerage there is nothing to count, and a refusal kept from then would greet its new owner.
    enabled: record.has_partner && isAsked,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  });
  return { state: toRecordState(query), isRead: query.isSuccess, retry: () => void query.refetch() };
}

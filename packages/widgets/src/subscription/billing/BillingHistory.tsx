import { getSubscription, listSubscriptionPayments } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../base/app/index.ts';
import { pageOf, queryOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { toRecordState } from '../../frames/records/index.ts';
import { BillingHistoryView } from './BillingHistoryView.tsx';

const pageSize = 10;

/** What the brokerage pays for its plan now, and what it has paid. */
export function BillingHistory() {
  const client = useClient();
  const [page, setPage] = useState(1);
  const subscription = useQuery(queryOf(client, getSubscription));
  const payments = useQuery(pageOf(client, listSubscriptionPayments, { query: { page, page_size: pageSize } }));
  return (
    <BillingHistoryView
      subscription={toRecordState(subscription)}
      list={toListState(payments)}
      page={page}
      pageSize={pageSize}
      onPageChange={setPage}
      onRetry={() => {
        void subscription.refetch();
        void payments.refetch();
      }}
    />
  );
}

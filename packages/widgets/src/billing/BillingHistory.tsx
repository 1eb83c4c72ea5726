import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toListState, toRecordState } from '../crud/index.ts';
import { useApi } from '../data/index.ts';
import { BillingHistoryView } from './BillingHistoryView.tsx';
import { getSubscription, listSubscriptionPayments } from './billing.queries.ts';

const pageSize = 10;

/** What the brokerage pays for its plan now, and what it has paid. */
export function BillingHistory() {
  const api = useApi();
  const [page, setPage] = useState(1);
  const subscription = useQuery(getSubscription(api));
  const payments = useQuery(listSubscriptionPayments(api, { page, page_size: pageSize }));
  return (
    <BillingHistoryView
      subscription={toRecordState(subscription)}
      list={toListState(payments)}
      {...{ page, pageSize }}
      onPageChange={setPage}
      onRetry={() => {
        void subscription.refetch();
        void payments.refetch();
      }}
    />
  );
}

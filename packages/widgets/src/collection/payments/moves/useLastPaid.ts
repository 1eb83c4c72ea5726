import type { Payment } from '@corredor/core/api';
import { listPayments } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/app/index.ts';
import { pageOf } from '../../../base/data/index.ts';

/** How somebody paid last, and to whom; null until that is known, and for who has not paid yet. */
export function useLastPaid(payer: number): Pick<Payment, 'payment_method' | 'collected_by'> | null {
  const query = pageOf(useClient(), listPayments, {
    query: { payer, status: 'paid', ordering: '-payment_date', page_size: 1 },
  });
  return useQuery(query).data?.results[0] ?? null;
}

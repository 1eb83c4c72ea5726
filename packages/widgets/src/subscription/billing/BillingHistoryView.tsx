import type { Subscription, SubscriptionPayment } from '@corredor/core/api';
import { DataGrid } from '@corredor/ui/DataGrid';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Heading } from '@corredor/ui/Heading';
import { Pagination } from '@corredor/ui/Pagination';
import { Stack } from '@corredor/ui/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../frames/lists/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import { CurrentPayment } from './CurrentPayment.tsx';
import { useBillingColumns } from './useBillingColumns.tsx';

interface BillingHistoryViewProps {
  subscription: RecordState<Subscription>;
  list: ListState<SubscriptionPayment>;
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  onRetry: () => void;
}

/** The current payment and the history of payments. */
export function BillingHistoryView({ subscription, list, page, pageSize, ...props }: BillingHistoryViewProps) {
  const { t } = useTranslation('billing');
  const id = useId();
  const columns = useBillingColumns();
  const failed = [list, subscription].find((one) => one.status === 'failed');
  if (failed?.status === 'failed')
    return (
      <ErrorState title={t('failed')} text={failed.message} onRetry={failed.isForbidden ? undefined : props.onRetry} />
    );
  const latest = list.status === 'ready' && page === 1 ? (list.rows[0] ?? null) : null;
  const total = list.status === 'ready' ? list.total : 0;
  return (
    <Stack gap="large">
      <CurrentPayment subscription={subscription} latest={latest} />
      <section aria-labelledby={id}>
        <Stack gap="small">
          <Heading level={2} size="lg" id={id}>
            {t('history')}
          </Heading>
          <DataGrid
            label={t('history')}
            columns={columns}
            rows={list.status === 'ready' ? list.rows : []}
            rowId={(row) => row.id}
            rowCount={total}
            rowOffset={(page - 1) * pageSize}
            status={list.status === 'loading' ? 'loading' : 'ready'}
            skeletonRows={3}
            empty={<EmptyState drawing="list" title={t('emptyTitle')} text={t('emptyText')} />}
          />
          {total > pageSize && (
            <Pagination page={page} pageSize={pageSize} total={total} onPageChange={props.onPageChange} />
          )}
        </Stack>
      </section>
    </Stack>
  );
}

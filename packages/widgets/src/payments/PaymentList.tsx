import type { Payment } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { listPayments, payInstalment } from '@corredor/core/operations';
import { vListPaymentsQuery } from '@corredor/core/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../app/index.ts';
import { checkedQuery, toListState, useBulk, useExport, useGrid, useListParams } from '../crud/index.ts';
import { pageOf, refreshAfter } from '../data/index.ts';
import { PaymentDetail } from './PaymentDetail.tsx';
import { PaymentListView } from './PaymentListView.tsx';
import { PaymentMoves } from './PaymentMoves.tsx';
import { usePaymentColumns } from './paymentColumns.tsx';
import { paymentFilters } from './paymentFilters.ts';
import { ReminderDialog } from './ReminderDialog.tsx';
import { useBulkPay } from './useBulkPay.tsx';

const noLink = () => '';

/** The instalments that the user may see; knows the client, the address and the dialogs. */
export function PaymentList() {
  const { t } = useTranslation('payments');
  const client = useClient();
  const controls = useListParams(paymentFilters, { ordering: 'due_date' });
  const query = checkedQuery(vListPaymentsQuery, controls);
  const payments = useQuery(pageOf(client, listPayments, { query }));
  const columns = usePaymentColumns(noLink);
  const grid = useGrid('payments');
  const exporting = useExport<Payment>();
  const [moving, setMoving] = useState<Payment | null>(null);
  const [reminding, setReminding] = useState<Payment | null>(null);
  const queries = useQueryClient();
  const canChange = useCan('policy_app.change_payment');
  const readPage = (page: number, page_size: number) =>
    call(client, listPayments, { query: { ...query, page, page_size } });
  const pay = useBulkPay(client);
  const bulk = useBulk<Payment>({
    nameOf: (row) => t('title', { policy: row.policy_number, number: row.number, count: row.instalments_count }),
    readPage,
    exportName: t('list.fileName'),
    verbs: canChange ? [pay] : [],
    onChanged: () => void refreshAfter(queries, payInstalment),
  });
  return (
    <PaymentListView
      bulk={bulk}
      {...grid}
      list={toListState(payments)}
      controls={controls}
      canChange={canChange}
      onMove={setMoving}
      onRemind={setReminding}
      totals={payments.data?.totals}
      onRetry={() => void payments.refetch()}
      isExporting={exporting.isExporting}
      onExport={(hasAllColumns) =>
        void exporting.start({
          hasAllColumns,
          name: t('list.fileName'),
          columns,
          hiddenColumns: grid.hiddenColumns,
          columnOrder: grid.columnOrder,
          readPage,
        })
      }
    >
      {reminding && <ReminderDialog payment={reminding} onClose={() => setReminding(null)} />}
      {moving && <PaymentMoves key={moving.id} payment={moving} onClose={() => setMoving(null)} />}
      {controls.detail && <PaymentDetail id={controls.detail} onClose={() => controls.setDetail(null)} />}
    </PaymentListView>
  );
}

import type { Payment } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getPayment, getPaymentSummary, listPayments, payInstalment } from '@corredor/core/operations';
import { vListPaymentsQuery } from '@corredor/core/schemas';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../../base/app/index.ts';
import { pageOf, queryOf, refreshAfter } from '../../../base/data/index.ts';
import { useRecordDetail, useRecordList } from '../../../frames/lists/index.ts';
import { usePaymentMoves } from '../moves/index.ts';
import { usePaymentSum, usePaymentTitle } from '../parts/index.ts';
import { PaymentDetail } from '../record/index.ts';
import { paymentFilters, usualPaymentFilter } from './PaymentFilters.tsx';
import { PaymentListView } from './PaymentListView.tsx';
import { useBulkPay } from './useBulkPay.tsx';
import { useBulkRemind } from './useBulkRemind.tsx';
import { useBulkRemit } from './useBulkRemit.tsx';
import { useBulkTransfer } from './useBulkTransfer.tsx';

const NewCollectionDialog = lazy(() => import('./NewCollectionDialog.tsx'));

interface PaymentListProps {
  secondaryActions?: ReactNode;
  /** The term of an instalment's policy as a line, which belongs to another feature. */
  lineOf: (payment: Payment) => ReactNode;
}

/** The instalments that the user may see; knows the client, the address and the dialogs. */
export function PaymentList({ secondaryActions, lineOf }: PaymentListProps) {
  const { t } = useTranslation('payments');
  const client = useClient();
  const pay = useBulkPay(client);
  const moves = usePaymentMoves();
  const transfer = useBulkTransfer(moves.give);
  const remind = useBulkRemind(client);
  const remit = useBulkRemit(client);
  const { sumOf } = usePaymentSum();
  const canPay = useCan('policy_app.change_payment');
  const canChoosePayer = useCan('core_app.view_customer');
  const [isCollecting, setCollecting] = useState(false);
  const list = useRecordList({
    name: 'payments',
    address: { schema: vListPaymentsQuery, filters: paymentFilters, ordering: 'agenda', usual: usualPaymentFilter },
    operations: {
      list: (client, query) => pageOf(client, listPayments, { query }),
      read: (client, query) => call(client, listPayments, { query }),
      summary: (
        client,
        {
          page: _p,
          page_size: _s,
          cursor: _c,
          ordering: _o,
          status: _st,
          kind: _k,
          to_remit: _r,
          at_risk: _a,
          ...query
        },
      ) => queryOf(client, getPaymentSummary, { query }),
      refresh: (queries) => refreshAfter(queries, payInstalment),
    },
    permissions: { change: 'policy_app.change_payment' },
    nameOf: usePaymentTitle(),
    exportName: t('list.fileName'),
    bulkVerbs: canPay ? [pay, transfer, remind, remit] : [],
    tells: sumOf,
  });
  const detail = useRecordDetail(list, (client, paymentId) => queryOf(client, getPayment, { path: { paymentId } }));
  return (
    <PaymentListView
      list={list}
      onMove={moves.move}
      onRemind={moves.remind}
      onCross={moves.cross}
      summary={list.summary}
      onCollect={canPay && canChoosePayer ? () => setCollecting(true) : undefined}
      secondaryActions={secondaryActions}
    >
      {detail && <PaymentDetail {...detail} moves={moves} lineOf={lineOf} />}
      <Suspense fallback={null}>
        {isCollecting && <NewCollectionDialog onReceipt={moves.give} onClose={() => setCollecting(false)} />}
      </Suspense>
      {moves.dialog}
    </PaymentListView>
  );
}

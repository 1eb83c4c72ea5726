import type { SubscriptionPayment } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { InvoiceButton } from './InvoiceButton.tsx';
import { PaymentState } from './PaymentState.tsx';

/** The columns of the history of payments, as the specification names them. */
export function useBillingColumns(): GridColumn<SubscriptionPayment>[] {
  const { t } = useTranslation(['billing', 'common']);
  const { money, date } = useFormats();
  return useMemo(() => {
    const day = (id: 'from' | 'to' | 'finish'): GridColumn<SubscriptionPayment> => ({
      id,
      header: t(`column.${id}`),
      cell: (row) => date(row[id]) || '—',
      text: (row) => date(row[id]),
      meaning: 'date',
      card: 'line',
    });
    return [
      {
        id: 'name',
        header: t('column.name'),
        text: (row) => row.name,
        meaning: 'name',
        minWidth: 132,
        isPrimary: true,
        card: 'title',
      },
      day('from'),
      day('to'),
      day('finish'),
      {
        id: 'amount',
        header: t('column.amount'),
        text: (row) => money(row.amount, row.currency),
        align: 'end',
        meaning: 'money',
        card: 'figure',
      },
      {
        id: 'plan',
        header: t('column.plan'),
        text: (row) => t(`common:planName.${row.plan}`),
        width: 96,
        meaning: 'code',
        card: 'subtitle',
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: (row) => <PaymentState state={row.state} />,
        text: (row) => t(`common:paymentState.${row.state}`),
        meaning: 'state',
        // As wide as a refused payment in Spanish.
        minWidth: 128,
        card: 'status',
      },
      {
        id: 'renewal_frequency',
        header: t('column.renewal_frequency'),
        text: (row) => t(`common:subscriptionType.${row.renewal_frequency}`),
        meaning: 'text',
        minWidth: 104,
        card: 'fact',
      },
      {
        id: 'invoice',
        header: t('column.invoice'),
        cell: (row) =>
          row.invoice_id === null ? '—' : <InvoiceButton invoiceId={row.invoice_id} number={row.invoice_number} />,
        text: (row) => row.invoice_number ?? '',
        width: 72,
        card: 'line',
      },
    ];
  }, [t, money, date]);
}

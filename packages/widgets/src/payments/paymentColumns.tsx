import type { Payment } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import { PaymentStatusChip } from './paymentStatus.tsx';

/** The columns of the list of instalments, in the reader's words; `hrefOf` says where an instalment's policy number leads. */
export function usePaymentColumns(hrefOf: (payment: Payment) => string): GridColumn<Payment>[] {
  const { t } = useTranslation(['payments', 'common']);
  const { money, date } = useFormats();
  return useMemo(() => {
    const day = (id: 'due_date' | 'payment_date'): GridColumn<Payment> => ({
      id,
      header: t(`column.${id}`),
      cell: (row) => date(row[id]),
      text: (row) => date(row[id]),
      sheet: { type: 'date', value: (row) => row[id] },
      sortKey: id,
      width: 125,
      card: 'line',
    });
    return [
      {
        id: 'policy_number',
        header: t('field.policy_number'),
        cell: (row) => (
          <Link tone="strong" href={hrefOf(row)}>
            {row.policy_number}
          </Link>
        ),
        text: (row) => row.policy_number,
        sortKey: 'policy_number',
        minWidth: 150,
        isPrimary: true,
        card: 'title',
      },
      {
        id: 'contractor',
        header: t('field.contractor'),
        cell: (row) => row.contractor.name,
        text: (row) => row.contractor.name,
        sortKey: 'contractor',
        minWidth: 180,
        card: 'subtitle',
      },
      day('due_date'),
      {
        id: 'number',
        header: t('field.number'),
        cell: (row) => t('ofCount', { number: row.number, count: row.instalments_count }),
        text: (row) => t('ofCount', { number: row.number, count: row.instalments_count }),
        sortKey: 'number',
        width: 90,
        card: 'line',
      },
      {
        id: 'amount',
        header: t('field.amount'),
        cell: (row) => money(row.amount, row.currency),
        // As it is, so that a sheet can add it up.
        text: (row) => row.amount,
        sheet: { type: 'money', value: (row) => row.amount },
        sortKey: 'amount',
        align: 'end',
        width: 115,
        card: 'line',
      },
      {
        id: 'status',
        header: t('field.status'),
        cell: (row) => <PaymentStatusChip status={row.status} />,
        text: (row) => t(`common:paymentStatus.${row.status}`),
        sortKey: 'status',
        filter: ({ status }) => ({ name: 'status', value: status }),
        width: 130,
        card: 'status',
      },
      {
        id: 'method',
        header: t('column.method'),
        cell: (row) => row.payment_method && t(`common:paymentMethod.${row.payment_method}`),
        text: (row) => (row.payment_method ? t(`common:paymentMethod.${row.payment_method}`) : ''),
        width: 120,
        card: 'line',
      },
      day('payment_date'),
    ];
  }, [t, hrefOf, money, date]);
}

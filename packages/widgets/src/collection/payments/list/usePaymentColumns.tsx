import type { Payment } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useColumnKit } from '../../../frames/lists/index.ts';
import { dueOf, isPartlyPaid, OpenOfWhole, PaymentStatusChip, sizeOf, usePaymentState } from '../parts/index.ts';

/** The columns of the list of instalments, in the reader's words; `hrefOf` says where an instalment's policy number leads. */
export function usePaymentColumns(hrefOf: (payment: Payment) => string): GridColumn<Payment>[] {
  const { t } = useTranslation(['payments', 'common']);
  const kit = useColumnKit<Payment>();
  const formats = useFormats();
  const today = formats.today();
  const stateOf = usePaymentState();
  return useMemo(() => {
    const day = (id: 'due_date' | 'payment_date', standing: { priority?: number; hidesEmpty?: boolean } = {}) =>
      kit.date(id, t(`column.${id}`), (row) => row[id], { sortKey: id, card: 'line', ...standing });
    const lateDaysOf = ({ due_date }: Payment) => daysBetween(due_date, today);
    return [
      kit.record(t('field.policy_number'), ({ policy_number }) => policy_number, hrefOf, {
        id: 'policy_number',
        meaning: 'code',
      }),
      kit.text('contractor', t('field.contractor'), ({ contractor }) => contractor.name, {
        sortKey: 'contractor',
        meaning: 'name',
        card: 'subtitle',
      }),
      day('due_date'),
      kit.text(
        'number',
        t('field.number'),
        ({ kind, number, instalments_count: count }) =>
          kind === 'credit' ? t('credit.numbered', { number }) : t('ofCount', { number, count }),
        { sortKey: 'number', meaning: 'count', priority: 3, card: 'line' },
      ),
      {
        ...kit.money('amount', t('field.amount'), dueOf, { sortKey: 'amount', card: 'figure' }),
        cell: (row) => (isPartlyPaid(row) ? <OpenOfWhole payment={row} /> : formats.money(row.amount, row.currency)),
        // Room for the whole amount below, which is written smaller and has a word more.
        text: (row) => (isPartlyPaid(row) ? `${formats.money(sizeOf(row.amount), row.currency)} ` : dueOf(row)),
        sheet: [
          { type: 'money', value: ({ amount }) => amount },
          { header: t('field.paid_amount'), type: 'money', value: ({ paid_amount }) => paid_amount },
          { header: t('field.balance'), type: 'money', value: ({ balance }) => balance },
        ],
      },
      {
        id: 'status',
        header: t('field.status'),
        cell: (row) => <PaymentStatusChip status={row.status} kind={row.kind} lateDays={lateDaysOf(row)} />,
        text: stateOf,
        sortKey: 'status',
        filter: ({ status }) => ({ name: 'status', value: status }),
        meaning: 'state',
        // Enough for one that is late by four digits of days.
        width: 160,
        short: {
          at: 2,
          forAction: true,
          header: t('field.status'),
          cell: (row) => <PaymentStatusChip status={row.status} kind={row.kind} lateDays={lateDaysOf(row)} isShort />,
          width: 112,
        },
        cardCell: (row) => (
          <PaymentStatusChip
            status={row.status}
            kind={row.kind}
            lateDays={lateDaysOf(row)}
            isShort={row.status === 'delayed'}
          />
        ),
        card: 'status',
      },
      kit.text('provider', t('field.provider'), ({ provider }) => provider.short_name ?? provider.name, {
        filter: ({ provider }) => ({ name: 'provider', value: String(provider.id) }),
        meaning: 'shortName',
        priority: 6,
        card: 'hidden',
      }),
      {
        id: 'last_notified_at',
        header: t('field.last_notified_at'),
        text: ({ last_notified_at: at }) => (at ? formats.dateTime(at) : ''),
        meaning: 'moment',
        priority: 7,
        hidesEmpty: true,
        card: 'hidden',
      },
      kit.text(
        'movement',
        t('field.movement'),
        ({ movement_number: number, movement_kind: kind }) =>
          kind && [number, t(`common:movementKind.${kind}`)].join(' · '),
        { meaning: 'shortName', priority: 5, hidesEmpty: true, card: 'line' },
      ),
      {
        id: 'method',
        header: t('column.method'),
        text: (row) => (row.payment_method ? t(`common:paymentMethod.${row.payment_method}`) : ''),
        meaning: 'text',
        priority: 5,
        hidesEmpty: true,
        card: 'fact',
      },
      {
        ...day('payment_date', { priority: 4, hidesEmpty: true }),
        text: (row) => (row.paid_before_import ? t('receipts.beforeImport') : formats.date(row.payment_date)),
        // A day that nobody knows is no day of a sheet; a column of its own says why.
        sheet: [
          { type: 'date', value: (row) => (row.paid_before_import ? null : row.payment_date) },
          {
            header: t('column.paid_before_import'),
            value: (row) => (row.paid_before_import ? t('common:state.yes') : ''),
          },
        ],
      },
    ];
  }, [t, kit, formats, hrefOf, today, stateOf]);
}

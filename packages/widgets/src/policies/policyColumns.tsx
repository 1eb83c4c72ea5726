import type { PolicyRow } from '@corredor/core/api';
import { multiplyByPercent } from '@corredor/core/money';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import { frequencyOf } from './frequencyOf.ts';
import { PolicyStatusChip } from './policyStatus.tsx';

/** Columns that a reader shows if they want them; an export has what is shown. */
export const usuallyHiddenColumns = [
  ...['net_premium', 'payer', 'provider_office', 'type', 'insured_select_type', 'is_insured', 'payment_frequency'],
  ...['estimated_payment_day', 'commission_percent', 'commission', 'maximum_insured_sum', 'certificate_number'],
  ...['deductible', 'condition', 'condition_deductible', 'notification_limit_days', 'observations'],
];
const commissionTotal = ({ net_premium, commission_percent }: PolicyRow) =>
  commission_percent === null ? null : multiplyByPercent(net_premium, commission_percent);

/** The columns of the list of policies, in the reader's words; `hrefOf` says where a policy's number leads. */
export function usePolicyColumns(hrefOf: (row: PolicyRow) => string): GridColumn<PolicyRow>[] {
  const { t } = useTranslation(['policies', 'common']);
  const formats = useFormats();
  return useMemo(() => {
    const nameOf = (row: PolicyRow) => row.number ?? t('unnumbered');
    const term = (row: PolicyRow) =>
      row.start_date && row.end_date
        ? `${formats.date(row.start_date)} – ${formats.date(row.end_date)}`
        : formats.date(row.start_date ?? row.end_date);
    const plain = (id: 'contractor' | 'provider' | 'branch', width: number): GridColumn<PolicyRow> => ({
      id,
      header: t(`field.${id}`),
      cell: (row) => row[id]?.name ?? '',
      text: (row) => row[id]?.name ?? '',
      sortKey: id,
      minWidth: width,
      card: id === 'contractor' ? 'subtitle' : 'line',
      filter: (row) => (row[id] ? { name: id, value: String(row[id].id) } : null),
    });
    const words = (
      id: 'certificate_number' | 'deductible' | 'condition' | 'condition_deductible' | 'observations',
    ): GridColumn<PolicyRow> => ({
      id,
      header: t(`field.${id}`),
      cell: (row) => row[id] ?? '',
      text: (row) => row[id] ?? '',
      minWidth: 140,
    });
    const amount = (id: string, header: string, read: (row: PolicyRow) => string | null): GridColumn<PolicyRow> => ({
      id,
      header,
      cell: (row) => formats.money(read(row), row.currency),
      // As it is, so that a sheet can add it up.
      text: (row) => read(row) ?? '',
      sheet: { type: 'money', value: read },
      align: 'end',
      width: 150,
    });
    const count = (id: 'estimated_payment_day' | 'notification_limit_days'): GridColumn<PolicyRow> => ({
      id,
      header: t(`field.${id}`),
      cell: (row) => formats.number(row[id]),
      text: (row) => String(row[id]),
      align: 'end',
      width: 120,
    });
    const said = (id: string, header: string, text: (row: PolicyRow) => string): GridColumn<PolicyRow> => ({
      ...{ id, header, text, cell: text },
      minWidth: 110,
    });
    return [
      {
        id: 'number',
        header: t('list.number'),
        cell: (row) => (
          <Link tone="strong" href={hrefOf(row)}>
            {nameOf(row)}
          </Link>
        ),
        text: nameOf,
        sortKey: 'number',
        width: 148,
        isPrimary: true,
        card: 'title',
      },
      {
        id: 'status',
        header: t('field.status'),
        cell: (row) => <PolicyStatusChip status={row.status} />,
        text: (row) => t(`common:policyStatus.${row.status}`),
        sortKey: 'status',
        filter: ({ status }) => ({ name: 'status', value: status }),
        width: 116,
        card: 'status',
      },
      plain('contractor', 150),
      plain('provider', 120),
      plain('branch', 96),
      {
        id: 'term',
        header: t('field.term'),
        cell: term,
        text: term,
        sheet: [
          { header: t('field.start_date'), type: 'date', value: ({ start_date }) => start_date },
          { header: t('field.end_date'), type: 'date', value: ({ end_date }) => end_date },
        ],
        sortKey: 'end_date',
        width: 228,
        card: 'line',
      },
      {
        id: 'total_grant',
        header: t('field.total_grant'),
        cell: (row) => formats.money(row.total_grant, row.currency),
        // As it is, so that a sheet can add it up.
        text: (row) => row.total_grant,
        sheet: { type: 'money', value: (row) => row.total_grant },
        sortKey: 'total_grant',
        align: 'end',
        width: 136,
        card: 'line',
      },
      { ...amount('net_premium', t('field.net_premium'), (row) => row.net_premium), sortKey: 'net_premium' },
      { ...said('payer', t('field.payer'), (row) => row.payer?.name ?? ''), sortKey: 'payer' },
      said('provider_office', t('field.provider_office_id'), (row) => row.provider_office?.name ?? ''),
      said('type', t('field.type'), (row) => t(`common:policyType.${row.type}`)),
      said('insured_select_type', t('field.insured_select_type'), (row) =>
        t(`common:selectType.${row.insured_select_type}`),
      ),
      said('is_insured', t('field.is_insured'), (row) => t(row.is_insured ? 'common:state.yes' : 'common:state.no')),
      said('payment_frequency', t('field.payment_frequency'), (row) => frequencyOf(row.payment_frequency, t)),
      count('estimated_payment_day'),
      {
        ...said('commission_percent', t('field.commission_percent'), (row) => row.commission_percent ?? ''),
        align: 'end',
      },
      amount('commission', t('field.commission'), commissionTotal),
      amount('maximum_insured_sum', t('field.maximum_insured_sum'), (row) => row.maximum_insured_sum),
      words('certificate_number'),
      words('deductible'),
      words('condition'),
      words('condition_deductible'),
      count('notification_limit_days'),
      words('observations'),
    ];
  }, [t, hrefOf, formats]);
}

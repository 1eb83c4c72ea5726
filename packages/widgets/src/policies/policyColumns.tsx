import type { PolicyRow } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import { PolicyStatusChip } from './policyStatus.tsx';

/** The columns of the list of policies, in the reader's words; `hrefOf` says where a policy's number leads. */
export function usePolicyColumns(hrefOf: (row: PolicyRow) => string): GridColumn<PolicyRow>[] {
  const { t } = useTranslation(['policies', 'common']);
  const formats = useFormats();
  return useMemo(() => {
    const nameOf = (row: PolicyRow) => row.number ?? t('unnumbered');
    const term = (row: PolicyRow) =>
      row.start_date || row.end_date ? `${formats.date(row.start_date)} – ${formats.date(row.end_date)}` : '';
    const plain = (id: 'contractor' | 'provider' | 'branch', width: number): GridColumn<PolicyRow> => ({
      id,
      header: t(`field.${id}`),
      cell: (row) => row[id]?.name ?? '',
      text: (row) => row[id]?.name ?? '',
      sortKey: id,
      minWidth: width,
      card: id === 'contractor' ? 'subtitle' : 'line',
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
        minWidth: 144,
        isPrimary: true,
        card: 'title',
      },
      {
        id: 'status',
        header: t('field.status'),
        cell: (row) => <PolicyStatusChip status={row.status} />,
        text: (row) => t(`common:policyStatus.${row.status}`),
        sortKey: 'status',
        width: 116,
        card: 'status',
      },
      plain('contractor', 130),
      plain('provider', 104),
      plain('branch', 80),
      {
        id: 'term',
        header: t('field.term'),
        cell: term,
        text: term,
        sortKey: 'end_date',
        width: 216,
        card: 'line',
      },
      {
        id: 'total_grant',
        header: t('field.total_grant'),
        cell: (row) => formats.money(row.total_grant, row.currency),
        // As it is, so that a sheet can add it up.
        text: (row) => row.total_grant,
        sortKey: 'total_grant',
        align: 'end',
        width: 150,
        card: 'line',
      },
    ];
  }, [t, hrefOf, formats]);
}

import type { Coverage } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';

/** The columns of the list of coverages. */
export function useCoverageColumns(detailHref: (id: number) => string): GridColumn<Coverage>[] {
  const { t } = useTranslation(['coverages', 'common']);
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        sortKey: 'name',
        isPrimary: true,
        hideable: false,
        minWidth: 220,
        card: 'title',
        text: ({ name }) => name,
        cell: ({ id, name }) => (
          <Link tone="strong" href={detailHref(id)}>
            {name}
          </Link>
        ),
      },
      {
        id: 'coverage_type',
        header: t('column.type'),
        sortKey: 'coverage_type',
        filter: ({ coverage_type }) => ({ name: 'coverage_type', value: coverage_type }),
        width: 140,
        card: 'line',
        text: ({ coverage_type }) => t(`common:coverageType.${coverage_type}`),
        cell: ({ coverage_type }) => t(`common:coverageType.${coverage_type}`),
      },
      {
        id: 'branch',
        header: t('column.branch'),
        sortKey: 'branch',
        filter: ({ branch }) => ({ name: 'branch', value: String(branch.id) }),
        minWidth: 180,
        card: 'line',
        text: ({ branch }) => branch.name,
        cell: ({ branch }) => branch.name,
      },
      {
        id: 'description',
        header: t('column.description'),
        minWidth: 260,
        card: 'hidden',
        text: ({ description }) => description ?? '',
        cell: ({ description }) => description,
      },
      {
        id: 'updated_at',
        header: t('column.updated'),
        sortKey: 'updated_at',
        width: 190,
        card: 'hidden',
        text: ({ updated_at }) => dateTime(updated_at),
        sheet: { type: 'moment', value: (row) => row.updated_at },
        cell: ({ updated_at }) => dateTime(updated_at),
      },
    ],
    [t, dateTime, detailHref],
  );
}

import type { Cie10Code } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListControls, ListPage, type ListState, type useGrid, useRowActions } from '../crud/index.ts';

interface Cie10ListViewProps {
  list: ListState<Cie10Code>;
  controls: ListControls<never>;
  grid?: ReturnType<typeof useGrid>;
  onExport: (columns: readonly GridColumn<Cie10Code>[], hasAllColumns: boolean) => void;
  isExporting?: boolean;
  onRetry: () => void;
  /** The detail. */
  children?: ReactNode;
}

/** The list of diagnoses in every state; only the operator changes it. */
export function Cie10ListView({ grid, onExport, ...page }: Cie10ListViewProps) {
  const { t } = useTranslation('cie10');
  const { controls } = page;
  const { detailHref } = controls;
  const rowActions = useRowActions();
  const columns = useMemo<GridColumn<Cie10Code>[]>(
    () => [
      {
        id: 'code',
        header: t('column.code'),
        sortKey: 'code',
        isPrimary: true,
        hideable: false,
        width: 120,
        card: 'title',
        text: ({ code }) => code,
        cell: ({ id, code }) => (
          <Link tone="strong" href={detailHref(id)}>
            {code}
          </Link>
        ),
      },
      {
        id: 'name',
        header: t('column.name'),
        sortKey: 'name',
        minWidth: 280,
        card: 'subtitle',
        text: ({ name }) => name,
        cell: ({ name }) => name,
      },
      {
        id: 'description',
        header: t('column.description'),
        minWidth: 280,
        card: 'line',
        text: ({ description }) => description ?? '',
        cell: ({ description }) => description,
      },
    ],
    [t, detailHref],
  );
  return (
    <ListPage
      {...page}
      {...grid}
      columns={columns}
      onExport={(hasAllColumns) => onExport(columns, hasAllColumns)}
      title={t('title')}
      context={t('context')}
      searchLabel={t('search')}
      rowId={({ id }) => id}
      rowActions={({ id }) => rowActions({ onDetail: () => controls.setDetail(id) })}
      empty={{ drawing: 'list', title: t('empty.title'), text: t('empty.text') }}
    />
  );
}

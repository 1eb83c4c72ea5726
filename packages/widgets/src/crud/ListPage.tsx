import { Button } from '@corredor/ui/Button';
import { ColumnsMenu } from '@corredor/ui/ColumnsMenu';
import { DataGrid, type GridColumn, type RowAction } from '@corredor/ui/DataGrid';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { FilterBar } from '@corredor/ui/FilterBar';
import { GridToolbar } from '@corredor/ui/GridToolbar';
import { ListFrame } from '@corredor/ui/ListFrame';
import { Pagination } from '@corredor/ui/Pagination';
import type { Density } from '@corredor/ui/theme';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from './listState.ts';
import type { ListControls } from './useListParams.ts';

export interface ListPageProps<Row, Filter extends string> {
  title: string;
  /** One line of context below the title. */
  context?: ReactNode;
  list: ListState<Row>;
  controls: ListControls<Filter>;
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => number;
  rowActions?: (row: Row) => RowAction[];
  searchLabel: string;
  primaryAction?: ReactNode;
  /** The controls to filter by. */
  filters?: ReactNode;
  /** The filters that are on, in the reader's words. */
  activeFilters?: readonly { id: Filter; label: string; value: string }[];
  /** Stands where there is nothing at all yet. */
  empty: ComponentProps<typeof EmptyState>;
  hiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (columns: string[]) => void;
  density?: Density;
  onExport?: () => void;
  isExporting?: boolean;
  onRetry: () => void;
  /** Dialogs and panels that belong to the list. */
  children?: ReactNode;
}

/** A page that lists one kind of record: search, filters, columns, export, rows, and what stands in their place. */
export function ListPage<Row, Filter extends string>(props: ListPageProps<Row, Filter>) {
  const { list, controls, columns, hiddenColumns = [], onHiddenColumnsChange } = props;
  const total = list.status === 'ready' ? list.total : 0;
  const isFirstEmpty = list.status === 'ready' && total === 0 && !controls.hasConditions;
  const lastPage = Math.max(1, Math.ceil(total / controls.pageSize));
  // An old address, or the last row of the last page deleted: what there is, not an empty page.
  const isBeyondEnd = list.status === 'ready' && !list.isRefreshing && controls.page > lastPage;
  useEffect(() => {
    if (isBeyondEnd) controls.setPage(lastPage, { replace: true });
  }, [isBeyondEnd, lastPage, controls.setPage]);
  return (
    <>
      <ListFrame
        title={props.title}
        context={props.context}
        primaryAction={props.primaryAction}
        toolbar={
          <GridToolbar
            search={{
              label: props.searchLabel,
              placeholder: props.searchLabel,
              value: controls.typedSearch,
              onChange: controls.setSearch,
            }}
            filters={props.filters}
            filterCount={props.activeFilters?.length ?? 0}
            {...(props.onExport && total > 0
              ? { onExport: props.onExport, isExporting: props.isExporting ?? false }
              : {})}
            columns={
              onHiddenColumnsChange && (
                <ColumnsMenu
                  columns={columns}
                  hiddenColumns={hiddenColumns}
                  onHiddenColumnsChange={onHiddenColumnsChange}
                />
              )
            }
            active={
              <FilterBar
                filters={props.activeFilters ?? []}
                onRemove={(id) => controls.setFilter(id as Filter, null)}
                onClear={controls.clear}
              />
            }
          />
        }
        table={<Rows {...props} isFirstEmpty={isFirstEmpty} />}
        pager={
          !isFirstEmpty &&
          list.status !== 'failed' && (
            <Pagination
              page={controls.page}
              pageSize={controls.pageSize}
              total={total}
              onPageChange={(page) => controls.setPage(page)}
              onPageSizeChange={controls.setPageSize}
              isLoading={list.status === 'loading'}
            />
          )
        }
      />
      {props.children}
    </>
  );
}

function Rows<Row, Filter extends string>(props: ListPageProps<Row, Filter> & { isFirstEmpty: boolean }) {
  const { t } = useTranslation('crud');
  const { list, controls } = props;
  if (list.status === 'failed')
    return (
      <ErrorState
        title={list.isForbidden ? t('list.forbidden') : t('list.failed')}
        text={list.message}
        {...(list.reference ? { reference: t('list.reference', { id: list.reference }) } : {})}
        {...(list.isForbidden ? {} : { onRetry: props.onRetry })}
      />
    );
  const empty = props.isFirstEmpty ? (
    <EmptyState {...props.empty} />
  ) : (
    <EmptyState
      drawing="search"
      title={t('list.noMatch')}
      text={t('list.noMatchHelp')}
      action={<Button onPress={controls.clear}>{t('list.clear')}</Button>}
    />
  );
  return (
    <DataGrid
      label={props.title}
      columns={props.columns}
      rows={list.status === 'ready' ? list.rows : []}
      rowId={props.rowId}
      rowCount={list.status === 'ready' ? list.total : 0}
      rowOffset={(controls.page - 1) * controls.pageSize}
      sorting={controls.ordering}
      onSortingChange={controls.setOrdering}
      hiddenColumns={props.hiddenColumns ?? []}
      {...(props.rowActions ? { rowActions: props.rowActions } : {})}
      onRowDetail={(row) => controls.setDetail(props.rowId(row))}
      status={list.status === 'loading' ? 'loading' : list.isRefreshing ? 'refreshing' : 'ready'}
      empty={empty}
      {...(props.density ? { density: props.density } : {})}
    />
  );
}

import { Button } from '@corredor/ui/Button';
import { ColumnsMenu } from '@corredor/ui/ColumnsMenu';
import { countSelected, DataGrid, type GridColumn, type RowAction } from '@corredor/ui/DataGrid';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { FilterBar } from '@corredor/ui/FilterBar';
import { GridToolbar } from '@corredor/ui/GridToolbar';
import { ListFrame } from '@corredor/ui/ListFrame';
import { Pagination } from '@corredor/ui/Pagination';
import type { Density } from '@corredor/ui/theme';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type LoadedBulkBar from './BulkBar.tsx';
import type { BulkSetup } from './bulk.ts';
import type { ListState } from './listState.ts';
import { type QuickFilter, QuickFilters } from './QuickFilters.tsx';
import { useFocusReturn } from './useFocusReturn.ts';
import type { GridViews } from './useGrid.ts';
import type { ListControls } from './useListParams.ts';
import { useSelectedRows } from './useSelectedRows.ts';

// A lazy component forgets that it is generic.
const BulkBar = lazy(() => import('./BulkBar.tsx')) as unknown as typeof LoadedBulkBar;
const ViewsBar = lazy(() => import('./ViewsBar.tsx'));
const noRows: readonly never[] = [];

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
  /** A notice above everything. */
  banner?: ReactNode;
  primaryAction?: ReactNode;
  /** Everything else to do with the whole list. */
  secondaryActions?: ReactNode;
  /** The controls to filter by. */
  filters?: ReactNode;
  /** The usual questions to the list, one press each. */
  quickFilters?: readonly QuickFilter<Filter>[];
  /** The filters that are on, in the reader's words. */
  activeFilters?: readonly { id: Filter; label: string; value: string }[];
  /** Stands where there is nothing at all yet. */
  empty: ComponentProps<typeof EmptyState>;
  /** How the columns are laid out and which views were saved: spread what useGrid answers. */
  gridViews?: GridViews;
  columnOrder?: readonly string[];
  onColumnOrderChange?: (order: string[]) => void;
  columnWidths?: Readonly<Record<string, number>>;
  onColumnWidthsChange?: (widths: Record<string, number>) => void;
  hiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (columns: string[]) => void;
  density?: Density;
  /** Writes what is listed to a file, in the columns that are shown or in all. */
  onExport?: (hasAllColumns: boolean) => void;
  isExporting?: boolean;
  /** What can be done with many rows; with it, rows can be chosen. */
  bulk?: BulkSetup<Row> | undefined;
  onRetry: () => void;
  /** Dialogs and panels that belong to the list. */
  children?: ReactNode;
}

/** A page that lists one kind of record: search, filters, columns, export, rows, and what stands in their place. */
export function ListPage<Row, Filter extends string>(props: ListPageProps<Row, Filter>) {
  const { list, controls, columns, hiddenColumns = [], onHiddenColumnsChange } = props;
  const total = list.status === 'ready' ? list.total : 0;
  const isAtLeast = list.status === 'ready' && list.isAtLeast === true;
  const isFirstEmpty = list.status === 'ready' && total === 0 && !controls.hasConditions;
  const lastPage = Math.max(1, Math.ceil(total / controls.pageSize));
  // An old address, or the last row of the last page deleted: what there is, not an empty page.
  useFocusReturn(controls.detail);
  const { bulk } = props;
  const condition = JSON.stringify([controls.search, controls.filters]);
  const selected = useSelectedRows(list.status === 'ready' ? list.rows : noRows, props.rowId, condition);
  const hasChoice = bulk !== undefined && countSelected(selected.selection, total) > 0;
  // Once loaded it stays: the report outlives the rows that were deleted.
  const [wasChosen, setWasChosen] = useState(false);
  if (hasChoice && !wasChosen) setWasChosen(true);
  const isBeyondEnd =
    list.status === 'ready' && !list.isRefreshing && controls.page > lastPage && !(isAtLeast && list.rows.length > 0);
  useEffect(() => {
    if (isBeyondEnd) controls.setPage(lastPage, { replace: true });
  }, [isBeyondEnd, lastPage, controls.setPage]);
  return (
    <>
      <ListFrame
        title={props.title}
        context={props.context}
        banner={props.banner}
        primaryAction={props.primaryAction}
        secondaryActions={props.secondaryActions}
        toolbar={
          <GridToolbar
            views={
              props.gridViews && (
                <Suspense fallback={<div data-pending />}>
                  <ViewsBar grid={props.gridViews} params={controls} density={props.density ?? 'comfortable'} />
                </Suspense>
              )
            }
            search={{
              label: props.searchLabel,
              placeholder: props.searchLabel,
              value: controls.typedSearch,
              onChange: controls.setSearch,
            }}
            filters={props.filters}
            quick={
              props.quickFilters && !isFirstEmpty && <QuickFilters items={props.quickFilters} controls={controls} />
            }
            filterCount={props.activeFilters?.length ?? 0}
            {...(total > 0 ? exportsOf(props) : {})}
            columns={
              onHiddenColumnsChange && (
                <ColumnsMenu
                  columns={columns}
                  hiddenColumns={hiddenColumns}
                  onHiddenColumnsChange={onHiddenColumnsChange}
                  {...columnLayoutOf(props)}
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
        table={<Rows {...props} isFirstEmpty={isFirstEmpty} selected={selected} />}
        pager={
          !isFirstEmpty &&
          list.status !== 'failed' && (
            <Pagination
              page={controls.page}
              pageSize={controls.pageSize}
              total={total}
              {...(list.status === 'ready' && isAtLeast
                ? { isAtLeast, shown: list.rows.length, hasNext: list.hasNext === true }
                : {})}
              onPageChange={(page) => controls.setPage(page)}
              onPageSizeChange={controls.setPageSize}
              isLoading={list.status === 'loading'}
            />
          )
        }
        footer={
          bulk &&
          wasChosen && (
            <Suspense fallback={null}>
              <BulkBar
                {...{ bulk, selected, total, isAtLeast, columns, hiddenColumns }}
                columnOrder={props.columnOrder}
              />
            </Suspense>
          )
        }
      />
      {props.children}
    </>
  );
}

function exportsOf<Row, Filter extends string>({
  onExport,
  isExporting = false,
  hiddenColumns = [],
}: ListPageProps<Row, Filter>): Pick<ComponentProps<typeof GridToolbar>, 'onExport' | 'onExportAll' | 'isExporting'> {
  if (!onExport) return {};
  const onExportAll = hiddenColumns.length > 0 ? () => onExport(true) : undefined;
  return { onExport: () => onExport(false), onExportAll, isExporting };
}

type RowsProps<Row, Filter extends string> = ListPageProps<Row, Filter> & {
  isFirstEmpty: boolean;
  selected: ReturnType<typeof useSelectedRows<Row>>;
};

function Rows<Row, Filter extends string>(props: RowsProps<Row, Filter>) {
  const { t } = useTranslation('crud');
  const { list, controls } = props;
  const rowActions = withFilters(props, (label, value) => t('list.filterBy', { label, value }));
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
      isRowCountAtLeast={list.status === 'ready' && list.isAtLeast === true}
      rowOffset={(controls.page - 1) * controls.pageSize}
      sorting={controls.ordering}
      onSortingChange={controls.setOrdering}
      hiddenColumns={props.hiddenColumns ?? []}
      {...columnLayoutOf(props)}
      {...(props.columnWidths ? { columnWidths: props.columnWidths } : {})}
      {...(props.onColumnWidthsChange ? { onColumnWidthsChange: props.onColumnWidthsChange } : {})}
      onFilter={({ name, value }) => controls.setFilter(name as Filter, value)}
      {...(rowActions ? { rowActions } : {})}
      {...(props.bulk ? { selection: props.selected.selection, onSelectionChange: props.selected.setSelection } : {})}
      onRowDetail={(row) => controls.setDetail(props.rowId(row))}
      status={list.status === 'loading' ? 'loading' : list.isRefreshing ? 'refreshing' : 'ready'}
      empty={empty}
      {...(props.density ? { density: props.density } : {})}
    />
  );
}

function columnLayoutOf<Row, Filter extends string>({
  columnOrder,
  onColumnOrderChange,
}: ListPageProps<Row, Filter>): Pick<ListPageProps<Row, Filter>, 'columnOrder' | 'onColumnOrderChange'> {
  return { ...(columnOrder ? { columnOrder } : {}), ...(onColumnOrderChange ? { onColumnOrderChange } : {}) };
}

/** What can be done with a row, and what it can be filtered by: its own values. */
function withFilters<Row, Filter extends string>(
  { rowActions, columns, controls }: ListPageProps<Row, Filter>,
  wordsOf: (label: string, value: string) => string,
): ((row: Row) => RowAction[]) | undefined {
  const filtering = columns.filter((column) => column.filter);
  if (!rowActions || filtering.length === 0) return rowActions;
  return (row) => [
    ...rowActions(row),
    ...filtering.flatMap((column): RowAction[] => {
      const filter = column.filter?.(row);
      if (!filter || controls.filters[filter.name as Filter] === filter.value) return [];
      const label = wordsOf(column.header, column.text?.(row) ?? filter.value);
      const onAction = () => controls.setFilter(filter.name as Filter, filter.value);
      return [{ id: `filter-${column.id}`, label, onAction }];
    }),
  ];
}

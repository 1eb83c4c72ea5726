import { Button } from '@corredor/ui/Button';
import { ColumnsMenu } from '@corredor/ui/ColumnsMenu';
import { countSelected, DataGrid, type GridColumn, type LeftOut, type RowAction } from '@corredor/ui/DataGrid';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { FilterBar, type FilterField } from '@corredor/ui/FilterBar';
import { GridToolbar } from '@corredor/ui/GridToolbar';
import { ListFrame } from '@corredor/ui/ListFrame';
import { Pagination } from '@corredor/ui/Pagination';
import { ViewTabs } from '@corredor/ui/ViewTabs';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type LoadedBulkBar from './BulkBar.tsx';
import { type ListSum, ListSums } from './ListSums.tsx';
import { type ListStates, useStateTabs, withoutState } from './listStates.ts';
import type { RecordList } from './recordList.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useSelectedRows } from './useSelectedRows.ts';
import { viewsInRow } from './viewState.ts';

// A lazy component forgets that it is generic.
const BulkBar = lazy(() => import('./BulkBar.tsx')) as unknown as typeof LoadedBulkBar;
const ViewsBar = lazy(() => import('./ViewsBar.tsx'));
const noRows: readonly never[] = [];

/** How a list is named, and what stands where there is nothing at all yet. */
export interface ListWords {
  title: string;
  /** One line of context below the title. */
  context?: ReactNode;
  /** Names the field to search by. */
  search: string;
  empty: Omit<ComponentProps<typeof EmptyState>, 'action'>;
  /** What stands where only what the list opens on has no rows. */
  emptyUsual?: Omit<ComponentProps<typeof EmptyState>, 'action'>;
}
/** A filter that is on, in the reader's words. */
export interface ActiveListFilter<Filter extends string> {
  id: string;
  label: string;
  value: string;
  /** The filters that it stands for; the one of its id unless told. */
  names?: readonly Filter[];
}
/** What a list can be narrowed by. */
export interface ListFilters<Filter extends string> {
  /** What can be filtered by, each with its control; a filter that is on is a chip of the same id. */
  fields: readonly FilterField[];
  /** What the list is parted into, one tab each. */
  states?: ListStates<Filter>;
  active: readonly ActiveListFilter<Filter>[];
}

export interface ListPageProps<Row extends { id: number }, Filter extends string> {
  list: RecordList<Row, Filter>;
  words: ListWords;
  columns: readonly GridColumn<Row>[];
  /** What can be done with a row. */
  actionsOf: (row: Row) => RowAction[];
  filters?: ListFilters<Filter>;
  /** What all rows come to, below them; undefined until it is known. */
  sums?: { items: readonly ListSum[]; isStale: boolean } | undefined;
  primaryAction?: ReactNode;
  /** What is offered where there is nothing yet; the primary action unless told. */
  emptyAction?: ReactNode;
  /** Everything else to do with the whole list. */
  secondaryActions?: ReactNode;
  /** A notice above everything. */
  banner?: ReactNode;
  /** Dialogs and panels that belong to the list. */
  children?: ReactNode;
}

const rowId = ({ id }: { id: number }) => id;

/** A page that lists one kind of record: search, filters, columns, export, rows, and what stands in their place. */
export function ListPage<Row extends { id: number }, Filter extends string>(props: ListPageProps<Row, Filter>) {
  const { words, columns, filters } = props;
  const { state, controls, grid, bulk, dialog } = props.list;
  const total = state.status === 'ready' ? state.total : 0;
  const isAtLeast = state.status === 'ready' && state.isAtLeast === true;
  const isUsualOnly = controls.usual !== undefined && controls.filters[controls.usual.filter as Filter] !== undefined;
  const isFirstEmpty =
    state.status === 'ready' &&
    total === 0 &&
    !controls.hasConditions &&
    (!isUsualOnly || filters?.states?.total === 0);
  const { t } = useTranslation('frames');
  const isInView = Boolean(grid?.views.current);
  const states = useStateTabs(isFirstEmpty ? undefined : filters?.states, controls, isInView);
  const active = withoutState(filters?.active ?? [], filters?.states, isInView);
  useFocusReturn(
    controls.detail,
    state.status === 'ready' ? state.rows.findIndex(({ id }) => id === controls.detail) : -1,
  );
  useLastPage(props.list);
  const condition = JSON.stringify([controls.search, controls.filters]);
  const selected = useSelectedRows(state.status === 'ready' ? state.rows : noRows, rowId, condition);
  // One entry alone is no choice: then the views are a button among the tools.
  const hasViewsRow = states.length > 1 || (grid !== undefined && viewsInRow(grid.views).length > 0);
  const views = grid && (
    <Suspense fallback={<div data-pending />}>
      <ViewsBar grid={grid.views} states={states} params={controls} density={grid.density} isMenuOnly={!hasViewsRow} />
    </Suspense>
  );
  const hasChoice = bulk !== undefined && countSelected(selected.selection, total) > 0;
  // Once loaded it stays: the report outlives the rows that were deleted.
  const [leftOut, setLeftOut] = useState<LeftOut>();
  const [wasChosen, setWasChosen] = useState(false);
  if (hasChoice && !wasChosen) setWasChosen(true);
  return (
    <>
      <ListFrame
        title={words.title}
        context={words.context}
        banner={props.banner}
        primaryAction={props.primaryAction}
        secondaryActions={props.secondaryActions}
        toolbar={
          <GridToolbar
            views={hasViewsRow && (views ?? <ViewTabs label={t('views.title')} items={states} />)}
            viewsMenu={!hasViewsRow && grid?.views.isKnown && views}
            search={{
              label: words.search,
              placeholder: words.search,
              value: controls.typedSearch,
              onChange: controls.setSearch,
            }}
            filters={
              !isFirstEmpty && (
                <FilterBar
                  fields={filters?.fields ?? []}
                  filters={active}
                  onRemove={(id) => controls.setFilters(takenAway(active, id))}
                  onClear={controls.clear}
                />
              )
            }
            {...exportsOf(props, total)}
            columns={grid && <ColumnsMenu columns={columns} {...grid} leftOut={leftOut} />}
          />
        }
        table={<Rows {...props} isFirstEmpty={isFirstEmpty} selected={selected} onLeftOutChange={setLeftOut} />}
        pager={
          !isFirstEmpty &&
          state.status !== 'failed' && (
            <Pagination
              page={controls.page}
              pageSize={controls.pageSize}
              total={total}
              isAtLeast={isAtLeast}
              shown={isAtLeast ? state.rows.length : undefined}
              hasNext={isAtLeast ? state.hasNext === true : undefined}
              onPageChange={(page) => controls.setPage(page)}
              onPageSizeChange={controls.setPageSize}
              isLoading={state.status === 'loading'}
              sums={props.sums && total > 0 && <ListSums sums={props.sums.items} isStale={props.sums.isStale} />}
            />
          )
        }
        footer={
          bulk &&
          wasChosen && (
            <Suspense fallback={null}>
              <BulkBar
                bulk={bulk}
                selected={selected}
                total={total}
                isAtLeast={isAtLeast}
                columns={columns}
                hiddenColumns={grid?.hiddenColumns ?? []}
                columnOrder={grid?.columnOrder}
              />
            </Suspense>
          )
        }
      />
      {dialog}
      {props.children}
    </>
  );
}

/** What takes a filter away: none of the names that it stands for is set any more. */
function takenAway<Filter extends string>(active: readonly ActiveListFilter<Filter>[], id: string) {
  const names = active.find((one) => one.id === id)?.names ?? [id as Filter];
  return Object.fromEntries(names.map((name) => [name, null])) as Partial<Record<Filter, null>>;
}

/** An old address, or the last row of the last page deleted: what there is, not an empty page. */
function useLastPage<Row, Filter extends string>({ state, controls }: RecordList<Row, Filter>) {
  const { page, pageSize, setPage } = controls;
  const lastPage = state.status === 'ready' ? Math.max(1, Math.ceil(state.total / pageSize)) : page;
  const isBeyondEnd =
    state.status === 'ready' &&
    !state.isRefreshing &&
    page > lastPage &&
    !(state.isAtLeast === true && state.rows.length > 0);
  useEffect(() => {
    if (isBeyondEnd) setPage(lastPage, { replace: true });
  }, [isBeyondEnd, lastPage, setPage]);
}

/** Exports what is shown, and all columns where some are hidden; nothing where there is nothing. */
function exportsOf<Row extends { id: number }, Filter extends string>(
  { list: { exporting, grid }, columns }: ListPageProps<Row, Filter>,
  total: number,
): Pick<ComponentProps<typeof GridToolbar>, 'onExport' | 'hasHiddenColumns' | 'isExporting'> {
  if (!exporting || total === 0) return {};
  return {
    onExport: (choice) => exporting.start(columns, choice),
    hasHiddenColumns: grid !== undefined && grid.hiddenColumns.length > 0,
    isExporting: exporting.isRunning,
  };
}

type RowsProps<Row extends { id: number }, Filter extends string> = ListPageProps<Row, Filter> & {
  isFirstEmpty: boolean;
  onLeftOutChange: (leftOut: LeftOut) => void;
  selected: ReturnType<typeof useSelectedRows<Row>>;
};

function Rows<Row extends { id: number }, Filter extends string>(props: RowsProps<Row, Filter>) {
  const { t } = useTranslation('frames');
  const { words, selected } = props;
  const { state, controls, grid, bulk, onRetry } = props.list;
  const actionsOf = useRowKeys(state.status === 'ready' ? state.rows : noRows, props.actionsOf);
  const rowActions = withFilters({ ...props, actionsOf }, t('list.filterBy'));
  if (state.status === 'failed')
    return (
      <ErrorState
        title={state.isForbidden ? t('list.forbidden') : t('list.failed')}
        text={state.message}
        reference={state.reference && t('list.reference', { id: state.reference })}
        onRetry={state.isForbidden ? undefined : onRetry}
      />
    );
  return (
    <DataGrid
      label={words.title}
      columns={props.columns}
      rows={state.status === 'ready' ? state.rows : []}
      rowId={rowId}
      rowCount={state.status === 'ready' ? state.total : 0}
      isRowCountAtLeast={state.status === 'ready' && state.isAtLeast === true}
      rowOffset={(controls.page - 1) * controls.pageSize}
      sorting={controls.ordering}
      onSortingChange={controls.setOrdering}
      {...grid}
      onLeftOutChange={props.onLeftOutChange}
      skeletonRows={Math.min(controls.pageSize, 25)}
      onFilter={({ name, value }) => controls.setFilter(name as Filter, value)}
      rowActions={rowActions}
      selection={bulk && selected.selection}
      onSelectionChange={bulk && selected.setSelection}
      onRowDetail={({ id }) => controls.setDetail(id)}
      openRow={controls.detail}
      status={state.status === 'loading' ? 'loading' : state.isRefreshing ? 'refreshing' : 'ready'}
      empty={<NoRows {...props} />}
    />
  );
}

/** What stands where no row is: nothing at all yet, nothing in the state that the list opens on, or no match. */
function NoRows<Row extends { id: number }, Filter extends string>(props: RowsProps<Row, Filter>) {
  const { t } = useTranslation('frames');
  const { words, filters, isFirstEmpty } = props;
  const { usual, hasConditions, clear, setFilter, filters: on } = props.list.controls;
  if (isFirstEmpty) return <EmptyState {...words.empty} action={props.emptyAction ?? props.primaryAction} />;
  const elsewhere = filters?.states?.total ?? 0;
  if (usual && on[usual.filter as Filter] === usual.value && (elsewhere > 0 || !hasConditions)) {
    const said =
      words.emptyUsual && !hasConditions
        ? words.emptyUsual
        : ({
            drawing: 'search',
            title: t('list.noMatchHere'),
            text: t('list.elsewhere', { count: elsewhere }),
          } as const);
    return (
      <EmptyState
        {...said}
        action={<Button onPress={() => setFilter(usual.filter as Filter, null)}>{t('list.seeAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={t('list.noMatch')}
      text={t('list.noMatchHelp')}
      action={<Button onPress={clear}>{t('list.clear')}</Button>}
    />
  );
}

/** What can be done with a row, and what it can be filtered by: its own values. */
function withFilters<Row extends { id: number }, Filter extends string>(
  { actionsOf, columns, list: { controls } }: ListPageProps<Row, Filter>,
  heading: string,
): (row: Row) => RowAction[] {
  const filtering = columns.filter((column) => column.filter);
  if (filtering.length === 0) return actionsOf;
  return (row) => [
    ...actionsOf(row),
    ...filtering.flatMap((column): RowAction[] => {
      const filter = column.filter?.(row);
      if (!filter || controls.filters[filter.name as Filter] === filter.value) return [];
      const label = `${column.header}: ${column.text?.(row) ?? filter.value}`;
      const onAction = () => controls.setFilter(filter.name as Filter, filter.value);
      return [{ id: `filter-${column.id}`, group: heading, label, onAction }];
    }),
  ];
}

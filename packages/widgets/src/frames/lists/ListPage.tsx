import { recordOf } from '@corredor/core/keys';
import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { ColumnsMenu } from '@corredor/ui/ColumnsMenu';
import { countSelected, type LeftOut } from '@corredor/ui/DataGrid';
import { FilterBar } from '@corredor/ui/FilterBar';
import { GridToolbar } from '@corredor/ui/GridToolbar';
import { ListFrame } from '@corredor/ui/ListFrame';
import { Pagination } from '@corredor/ui/Pagination';
import { ViewTabs } from '@corredor/ui/ViewTabs';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenRows, useSelectedRows } from './bulk/index.ts';
import { ListRows } from './ListRows.tsx';
import type { ActiveListFilter, ListPageProps } from './listPage.types.ts';
import { useStateTabs, withoutState } from './listStates.ts';
import { PaperHead } from './PaperHead.tsx';
import { useFocusReturn } from './useFocusReturn.ts';
import { useLastPage } from './useLastPage.ts';
import { ViewsBar, viewsInRow } from './views/index.ts';

const noRows: readonly never[] = [];

const rowId = ({ id }: { id: number }) => id;

/** A page that lists one kind of record: search, filters, columns, export, rows, and what stands in their place. */
export function ListPage<Row extends { id: number }, Filter extends string>(props: ListPageProps<Row, Filter>) {
  const { words, columns, filters } = props;
  const { state, controls, grid, bulk, dialog } = props.list;
  const total = state.status === 'ready' ? state.total : 0;
  const before = (controls.page - 1) * controls.pageSize;
  const isAtLeast = state.status === 'ready' && state.isAtLeast === true;
  const on: Partial<Record<string, string>> = controls.filters;
  const isUsualOnly = controls.usual !== undefined && on[controls.usual.filter] !== undefined;
  const isFirstEmpty =
    state.status === 'ready' &&
    total === 0 &&
    !controls.hasConditions &&
    (!isUsualOnly || filters?.states?.total === 0);
  const { t } = useTranslation('frames');
  const isInView = Boolean(grid?.views.current);
  // A board has a column for each state, and no saved columns.
  const hasBoard = props.board !== undefined;
  const states = useStateTabs(isFirstEmpty || hasBoard ? undefined : filters?.states, controls, isInView);
  const active = withoutState(filters?.active ?? [], filters?.states, isInView && !hasBoard);
  useFocusReturn(
    controls.detail,
    state.status === 'ready' ? state.rows.findIndex(({ id }) => id === controls.detail) : -1,
  );
  useLastPage(props.list);
  const condition = JSON.stringify([controls.search, controls.filters]);
  const selected = useSelectedRows(state.status === 'ready' ? state.rows : noRows, rowId, condition);
  // One entry alone is no choice: then the views are a button among the tools.
  const hasViewsRow = !hasBoard && (states.length > 1 || (grid !== undefined && viewsInRow(grid.views).length > 0));
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
        breadcrumbs={words.parents && <Breadcrumbs items={[...words.parents, { label: words.title }]} />}
        banner={props.banner}
        // The empty list asks for the same.
        primaryAction={isFirstEmpty && !props.emptyAction ? undefined : props.primaryAction}
        secondaryActions={props.secondaryActions}
        toolbar={
          <GridToolbar
            views={hasViewsRow && (views ?? <ViewTabs label={t('views.title')} items={states} />)}
            viewsMenu={!hasViewsRow && !hasBoard && grid?.views.isKnown && views}
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
            columns={grid && !hasBoard && <ColumnsMenu columns={columns} {...grid} leftOut={leftOut} />}
          />
        }
        table={
          props.board ?? (
            <ListRows {...props} isFirstEmpty={isFirstEmpty} selected={selected} onLeftOutChange={setLeftOut} />
          )
        }
        pager={
          !isFirstEmpty &&
          !hasBoard &&
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
            />
          )
        }
        paper={
          state.status === 'ready' &&
          state.rows.length > 0 &&
          !hasBoard && (
            <PaperHead
              search={controls.search}
              filters={filters?.active ?? []}
              rows={{ from: before + 1, to: before + state.rows.length, total, isAtLeast }}
            />
          )
        }
        footer={
          <>
            {props.note}
            {bulk && wasChosen && (
              <Suspense fallback={null}>
                <ChosenRows
                  bulk={bulk}
                  selected={selected}
                  total={total}
                  isAtLeast={isAtLeast}
                  columns={columns}
                  hiddenColumns={grid?.hiddenColumns ?? []}
                  columnOrder={grid?.columnOrder}
                />
              </Suspense>
            )}
          </>
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
  return recordOf(names, () => null);
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

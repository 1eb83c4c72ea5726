import { Button } from '@corredor/ui/Button';
import { DataGrid, type LeftOut, type RowAction } from '@corredor/ui/DataGrid';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { useTranslation } from 'react-i18next';
import type { useSelectedRows } from './bulk/index.ts';
import type { ListPageProps } from './listPage.types.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useScrollReturn } from './useScrollReturn.ts';

const noRows: readonly never[] = [];
const rowId = ({ id }: { id: number }) => id;

type RowsProps<Row extends { id: number }, Filter extends string> = ListPageProps<Row, Filter> & {
  isFirstEmpty: boolean;
  onLeftOutChange: (leftOut: LeftOut) => void;
  selected: ReturnType<typeof useSelectedRows<Row>>;
};

/** The rows of a list, or what stands in their place. */
export function ListRows<Row extends { id: number }, Filter extends string>(props: RowsProps<Row, Filter>) {
  const { t } = useTranslation('frames');
  const { words, selected } = props;
  const { state, controls, grid, bulk, onRetry } = props.list;
  const actionsOf = useRowKeys(state.status === 'ready' ? state.rows : noRows, props.actionsOf);
  useScrollReturn(state.status === 'ready');
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
      totals={props.totals}
      empty={<NoRows {...props} />}
    />
  );
}

/** What stands where no row is: nothing at all yet, nothing in the state that the list opens on, or no match. */
function NoRows<Row extends { id: number }, Filter extends string>(props: RowsProps<Row, Filter>) {
  const { t } = useTranslation('frames');
  const { words, filters, isFirstEmpty } = props;
  const { usual, hasConditions, clear, setFilter } = props.list.controls;
  const on: Partial<Record<string, string>> = props.list.controls.filters;
  if (isFirstEmpty) return <EmptyState {...words.empty} action={props.emptyAction ?? props.primaryAction} />;
  const elsewhere = filters?.states?.total ?? 0;
  if (usual && on[usual.filter] === usual.value && (elsewhere > 0 || !hasConditions)) {
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
  const on: Partial<Record<string, string>> = controls.filters;
  return (row) => [
    ...actionsOf(row),
    ...filtering.flatMap((column): RowAction[] => {
      const filter = column.filter?.(row);
      if (!filter || on[filter.name] === filter.value) return [];
      const label = `${column.header}: ${column.text?.(row) ?? filter.value}`;
      const onAction = () => controls.setFilter(filter.name as Filter, filter.value);
      return [{ id: `filter-${column.id}`, group: heading, label, onAction }];
    }),
  ];
}

import type { RecordList } from './recordList.ts';
import type { ListControls } from './views/index.ts';

const nothing = () => undefined;

/** Controls of a list on its first page, for stories of views. */
export const someControls = <Filter extends string>(
  over: Partial<ListControls<Filter>> = {},
): ListControls<Filter> => ({
  page: 1,
  pageSize: 25,
  search: '',
  typedSearch: '',
  ordering: 'name',
  filters: {},
  hasConditions: false,
  detail: null,
  setPage: nothing,
  setPageSize: nothing,
  setSearch: nothing,
  setOrdering: nothing,
  setFilter: nothing,
  setFilters: nothing,
  clear: nothing,
  setDetail: nothing,
  detailHref: (id) => `?detail=${id}`,
  ...over,
});

/** A list with these rows where the reader may do everything, for stories of views. */
export const aList = <Row, Filter extends string>(
  rows: readonly Row[],
  over: Partial<RecordList<Row, Filter>> = {},
): RecordList<Row, Filter> => ({
  state: { status: 'ready', rows, total: rows.length, isRefreshing: false },
  controls: someControls<Filter>(),
  may: { create: true, change: true, remove: true },
  onRetry: nothing,
  onDelete: nothing,
  exporting: { start: nothing, isRunning: false },
  ...over,
});

/** The reader may look, and nothing else. */
export const readOnly = { may: { create: false, change: false, remove: false }, onDelete: undefined };

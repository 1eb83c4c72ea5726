import type { ListControls } from './useListParams.ts';

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

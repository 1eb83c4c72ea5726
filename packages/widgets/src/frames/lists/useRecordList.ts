import type { HolderModel } from '@corredor/core/api';
import type { ApiClient } from '@corredor/core/client';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferOutput, ObjectEntries, ObjectSchema } from 'valibot';
import { useClient } from '../../base/app/index.ts';
import { useKeepRows } from '../../base/visited/index.ts';
import type { Reading } from '../records/index.ts';
import type { BulkVerb, ReadPage, RunHeader } from './bulk/index.ts';
import { useBulk, useExport } from './bulk/index.ts';
import { checkedQuery } from './checkedQuery.ts';
import { toListState } from './listState.ts';
import type { RecordList } from './recordList.ts';
import { useConfirmDelete } from './useConfirmDelete.tsx';
import { type NeededRights, useRights } from './useRights.ts';
import { type ListSummary, useSummary } from './useSummary.ts';
import { type UsualFilter, useGrid, useListParams } from './views/index.ts';

/** What a list asks of the server. */
export interface ListOperations<Row, Page extends ReadPage<Row>, Query, Summary> {
  /** The page that is shown; the last one stays in sight while the next one loads. */
  list: (client: ApiClient, query: Query) => Reading<Page>;
  /** One page for an export, or for many chosen rows. */
  read: (client: ApiClient, query: Query) => Promise<ReadPage<Row>>;
  /** Counts and sums of everything that the filters leave, whatever its state and page. Asked once the rows are there, which never wait for it. */
  summary?: (client: ApiClient, query: Query) => Reading<Summary>;
  remove?: (client: ApiClient, row: Row, header?: RunHeader) => Promise<unknown>;
  /** Asks again for everything that shows such records. */
  refresh?: (queries: QueryClient) => unknown;
}
/** How rows are deleted. */
interface Removal<Row> {
  /** "Delete customer": title and button of the question. */
  label: string;
  /** The specification's message for this entity. */
  success: string;
  /** What else will happen, where it is not only this record. */
  noteOf?: (row: Row) => string | undefined;
  /** Where the records that hold on to it are listed, by their kind. */
  holdersHref?: (row: Row, model: HolderModel) => string | undefined;
  /** What the server calls it, where it keeps a log of many. */
  kind?: BulkVerb<Row>['kind'];
  /** Why a row stays when many are deleted; null where it goes. */
  keeps?: (row: Row) => string | null;
}
interface RecordListOptions<
  Row,
  Page extends ReadPage<Row>,
  Entries extends ObjectEntries,
  Filter extends string,
  Summary,
> {
  /** Names its saved views and the preferences of its columns. */
  name: string;
  /** What its address can say. */
  address: {
    schema: ObjectSchema<Entries, undefined>;
    filters: readonly Filter[];
    ordering: string;
    /** What the list opens on, unless the address says otherwise. */
    usual?: UsualFilter<Filter>;
  };
  operations: ListOperations<Row, Page, InferOutput<ObjectSchema<Entries, undefined>>, Summary>;
  permissions: NeededRights;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** The name of an exported file, without its ending. */
  exportName: string;
  /** Columns that are shown only where the reader wants them. */
  hiddenColumns?: string[];
  removal?: Removal<Row>;
  /** Something else stands in the place of the rows, and comes first. */
  waits?: boolean;
  /** What this list alone can do with many rows. */
  bulkVerbs?: readonly BulkVerb<Row>[];
  /** What chosen rows come to, such as the sum of their amounts. */
  tells?: (rows: readonly Row[]) => string;
}

/** A list of records of one kind: its address, its rows, its columns and views, its export, what is done to many rows, and deleting. */
export function useRecordList<
  Row,
  Page extends ReadPage<Row>,
  Entries extends ObjectEntries,
  Filter extends string = never,
  Summary = never,
>(
  options: RecordListOptions<Row, Page, Entries, Filter, Summary>,
): RecordList<Row, Filter> & { summary: ListSummary<Summary>; grid: ReturnType<typeof useGrid> } {
  const { name, address, operations, nameOf, removal } = options;
  const client = useClient();
  const queries = useQueryClient();
  const controls = useListParams(address.filters, address);
  const query = checkedQuery(address.schema, controls);
  const rows = useQuery({
    ...operations.list(client, query),
    placeholderData: keepPreviousData,
    enabled: options.waits !== true,
  });
  useKeepRows(name, rows.data?.results);
  const summary = useSummary(operations.summary?.(client, query), rows.data !== undefined);
  const may = useRights(options.permissions);
  const grid = useGrid(name, options.hiddenColumns);
  const exporting = useExport<Row>();
  const readPage = (page: number, page_size: number) => operations.read(client, { ...query, page, page_size });
  const refresh = () => void operations.refresh?.(queries);
  const remove = async (row: Row, header: RunHeader = {}) => operations.remove?.(client, row, header);
  const deletion = useConfirmDelete<Row>({
    label: removal?.label ?? '',
    successMessage: removal?.success ?? '',
    noteOf: removal?.noteOf,
    holdersHref: removal?.holdersHref,
    nameOf,
    remove,
    onDeleted: refresh,
  });
  const bulk = useBulk<Row>({
    nameOf,
    readPage,
    exportName: options.exportName,
    verbs: options.bulkVerbs,
    tells: options.tells,
    remove: may.remove ? remove : undefined,
    removalKind: removal?.kind,
    keeps: removal?.keeps,
    onChanged: refresh,
  });
  return {
    state: toListState<Row>(rows),
    summary,
    controls,
    may,
    grid,
    // Where nothing can be done with rows, none is chosen.
    bulk: removal || options.bulkVerbs ? bulk : undefined,
    onRetry: () => void rows.refetch(),
    onDelete: may.remove ? deletion.ask : undefined,
    dialog: deletion.dialog,
    exporting: {
      isRunning: exporting.isExporting,
      start: (columns, choice) =>
        void exporting.start({
          name: options.exportName,
          columns,
          ...choice,
          hiddenColumns: grid.hiddenColumns,
          columnOrder: grid.columnOrder,
          readPage,
        }),
    },
  };
}

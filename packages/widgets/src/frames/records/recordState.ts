import { toCallError } from '@corredor/core/errors';
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** What the place of one record can look like. */
export type RecordState<Row> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; isMissing: boolean; isForbidden: boolean; reference?: string }
  | { status: 'ready'; record: Row };

/** Turns a query for one record into the state that a view draws. */
export function toRecordState<Row>(query: { data: Row | undefined; error: unknown }): RecordState<Row> {
  if (query.data !== undefined) return { status: 'ready', record: query.data };
  if (!query.error) return { status: 'loading' };
  const { message, status, problem } = toCallError(query.error);
  return {
    status: 'failed',
    message,
    isMissing: status === 404,
    isForbidden: status === 403,
    reference: problem?.request_id,
  };
}

/** The options of a query that answers `Data`, whatever its key. */
export interface Reading<Data> {
  queryKey: QueryKey;
  // A method, so that a query function for one kind of key fits too.
  queryFn?(context: QueryFunctionContext): Data | Promise<Data>;
}

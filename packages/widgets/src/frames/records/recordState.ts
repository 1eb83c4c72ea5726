import { toCallError } from '@corredor/core/errors';

/** What the place of one record can look like. */
export type RecordState<Row> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; isMissing: boolean; isForbidden: boolean; reference?: string | undefined }
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

import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** The options of a query that answers `Data`, whatever its key. */
export interface Reading<Data> {
  queryKey: QueryKey;
  // A method, so that a query function for one kind of key fits too.
  queryFn?(context: QueryFunctionContext): Data | Promise<Data>;
}

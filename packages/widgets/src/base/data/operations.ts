import type { AnswerOf, Entity, Operation, OperationId, ReadingOperation } from '@corredor/core/api';
import { type AnyInput, type ApiClient, type CallInput, sendCall } from '@corredor/core/client';
import type { CallError } from '@corredor/core/errors';
import { keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Of what the query tells. */
      reads?: readonly Entity[];
    };
  }
}

/** The query of an operation that reads; two that ask for the same share what was answered. */
export function queryOf<Id extends OperationId>(
  client: ApiClient,
  operation: ReadingOperation<Id>,
  ...[input]: CallInput<Id>
) {
  const asked: AnyInput | undefined = input;
  const queryKey: QueryKey = asked === undefined ? [operation.id] : [operation.id, asked];
  return queryOptions<AnswerOf<Id>, CallError>({
    queryKey,
    queryFn: async ({ signal }) => (await sendCall(client, operation, { ...asked, signal })).answer,
    meta: { reads: operation.reads },
  });
}

/** What `queryOf` answers. */
export type OperationQuery<Id extends OperationId> = ReturnType<typeof queryOf<Id>>;

/** The query of a list's page; the last page stays in sight while the next one loads. */
export function pageOf<Id extends OperationId>(
  client: ApiClient,
  operation: ReadingOperation<Id>,
  ...input: CallInput<Id>
): OperationQuery<Id> & { placeholderData: typeof keepPreviousData } {
  return { ...queryOf(client, operation, ...input), placeholderData: keepPreviousData };
}

/** Asks again for everything that a change made stale. */
export function refreshAfter(queries: QueryClient, ...operations: readonly Operation[]): Promise<void> {
  return askAgain(
    queries,
    operations.flatMap(({ stale }) => stale ?? []),
  );
}

/** Asks again for whatever some operations have read. */
export async function refresh(queries: QueryClient, ...operations: readonly ReadingOperation[]): Promise<void> {
  await Promise.all(operations.map(({ id }) => queries.invalidateQueries({ queryKey: [id] })));
}

/** Asks again for all that tells of some entities. */
export function refreshAll(queries: QueryClient, ...entities: readonly [Entity, ...Entity[]]): Promise<void> {
  return askAgain(queries, entities);
}
function askAgain(queries: QueryClient, entities: readonly Entity[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ meta }) => meta?.reads?.some((one) => entities.includes(one)) ?? false,
  });
}

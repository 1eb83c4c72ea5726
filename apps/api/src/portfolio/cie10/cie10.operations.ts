import { toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { notFound } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { Cie10Store } from './cie10.store.ts';

/** The diagnoses that all brokerages share; only the operator's importer writes them. */
export const cie10Operations = (codes: Cie10Store) =>
  ({
    listCie10Codes: async ({ query, url }) => ok(toPage({ query, url }, await codes.page(query))),
    getCie10Code: async ({ path }) => {
      const code = await codes.find(path.cie10Id);
      return code ? ok(code) : notFound('cie10');
    },
  }) satisfies Partial<Operations>;

import type { ImportTaken, PlanUse } from '@corredor/core/api';
import type { ImportKind } from '@corredor/core/imports';
import { getPlanUse } from '@corredor/core/operations';
import { useQueries } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

/** The limits of the plan that the rows of each kind can use up, the one that they are about first. */
const limitsOf: Record<ImportKind, readonly ImportTaken[]> = {
  customers: ['customers'],
  vehicles: ['vehicles', 'customers'],
  insureds: ['customers'],
  policies: ['policies', 'customers'],
  providers: [],
  branches: [],
  payments: [],
};

/** A limit of the plan, as far as there is one, with what is used of it. */
export type ImportLimit = PlanUse & { limit: ImportTaken; allowed: number };

/** What the plan has left for the rows of a file; nothing while that is not known, and where there is no limit. */
export function useImportRoom(kind: ImportKind): readonly ImportLimit[] {
  const client = useClient();
  return useQueries({
    queries: limitsOf[kind].map((limit) => ({
      ...queryOf(client, getPlanUse, { query: { limit } }),
      // It is told before rows are written: what others wrote meanwhile counts.
      staleTime: 0,
    })),
    combine: (answers) =>
      answers.flatMap(({ data }, index) => {
        const limit = limitsOf[kind][index];
        return data && limit && data.allowed !== null ? [{ ...data, limit, allowed: data.allowed }] : [];
      }),
  });
}

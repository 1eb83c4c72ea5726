import type { SearchGroup } from '@corredor/core/api';
import { can } from '@corredor/core/permissions';
import { everyRecord } from '@corredor/core/records';
import type { Operations } from '../../server/request/operations.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { hitsOfKind, type SearchStore } from './search.store.ts';

/** One search over everything that the caller may view. */
export const searchOperations = (scope: Scope, records: SearchStore) =>
  ({
    searchRecords: async ({ query }) => {
      const groups: SearchGroup[] = [];
      if (query.q.trim() === '') return ok({ groups });
      for (const kind of records.kinds) {
        if (!can(scope.caller.permissions, everyRecord[kind].may?.view ?? [])) continue;
        const hits = await records.find(kind, query.q);
        if (hits.length > 0)
          groups.push({ kind, has_more: hits.length > hitsOfKind, results: hits.slice(0, hitsOfKind) });
      }
      return ok({ groups });
    },
  }) satisfies Partial<Operations>;

import type { SearchGroup } from '@corredor/core/api';
import { can } from '@corredor/core/permissions';
import { everyRecord } from '@corredor/core/records';
import { numberAlone } from '../../server/records/search.ts';
import type { Operations } from '../../server/request/operations.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { hitsOfKind, type SearchStore } from './search.store.ts';

/** Whether a number alone is a person's, such as a telephone, and no policy's: whoever asks so has a caller in mind. */
function isOfCaller(q: string, groups: readonly SearchGroup[]): boolean {
  const digits = numberAlone(q);
  const policies = groups.find(({ kind }) => kind === 'policy')?.results ?? [];
  return digits !== null && !policies.some(({ title }) => title?.replace(/\D/g, '').includes(digits));
}
const whoFirst = (groups: readonly SearchGroup[]) => [
  ...groups.filter(({ kind }) => kind === 'customer'),
  ...groups.filter(({ kind }) => kind !== 'customer'),
];

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
      return ok({ groups: isOfCaller(query.q, groups) ? whoFirst(groups) : groups });
    },
  }) satisfies Partial<Operations>;

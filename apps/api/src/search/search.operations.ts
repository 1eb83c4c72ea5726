import type { SearchGroup, SearchKind } from '@corredor/core/api';
import { can, type Permission } from '@corredor/core/permissions';
import type { Operations } from '../server/operations.ts';
import { ok } from '../server/replies.ts';
import type { Scope } from '../server/scope.ts';
import { hitsOfKind, type SearchStore } from './search.store.ts';

/** In the order in which the kinds are shown. */
const viewOf: [SearchKind, Permission][] = [
  ['policy', 'policy_app.view_policy'],
  ['customer', 'core_app.view_customer'],
  ['vehicle', 'core_app.view_vehicle'],
  ['payment', 'policy_app.view_payment'],
  ['provider', 'policy_app.view_provider'],
];

/** One search over everything that the caller may view. */
export const searchOperations = (scope: Scope, records: SearchStore) =>
  ({
    searchRecords: async ({ query }) => {
      const groups: SearchGroup[] = [];
      if (query.q.trim() === '') return ok({ groups });
      for (const [kind, permission] of viewOf) {
        if (!can(scope.caller.permissions, permission)) continue;
        const hits = await records.find(kind, query.q);
        if (hits.length > 0)
          groups.push({ kind, has_more: hits.length > hitsOfKind, results: hits.slice(0, hitsOfKind) });
      }
      return ok({ groups });
    },
  }) satisfies Partial<Operations>;

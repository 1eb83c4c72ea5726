import type { Coverage } from '@corredor/core/api';
import { audit } from '../server/audit.ts';
import type { Operations } from '../server/operations.ts';
import { toPage } from '../server/paging.ts';
import { conflict, heldBy, invalidField, notFound, stale } from '../server/problems.ts';
import { created, noContent, ok } from '../server/replies.ts';
import type { Scope } from '../server/scope.ts';
import { tidyTexts } from '../server/texts.ts';
import type { CoverageStore } from './coverages.store.ts';

/** What the branches of a brokerage can cover. */
export const coverageOperations = (scope: Scope, coverages: CoverageStore) =>
  ({
    listCoverages: async ({ query, url }) => ok(toPage({ query, url }, await coverages.page(query))),
    getCoverage: async ({ path }) => {
      const coverage = await coverages.find(path.coverageId);
      return coverage ? ok(coverage) : notFound('coverage');
    },
    createCoverage: async ({ body }) => {
      const input = tidyTexts(body);
      if (!(await coverages.hasBranch(input.branch_id))) return invalidField('branch_id', 'field.not_found');
      const coverage = await coverages.create(input);
      if (!coverage) return conflict('duplicate', { current: await coverages.findNamesake(input) });
      await record(scope, 'coverage_created', null, coverage);
      return created(coverage);
    },
    updateCoverage: async ({ path, body, version }) => {
      const before = await coverages.find(path.coverageId);
      if (!before) return notFound('coverage');
      if (before.version !== version) return stale(before);
      const patch = tidyTexts(body);
      if (patch.branch_id !== undefined && patch.branch_id !== before.branch_id) {
        if (!(await coverages.hasBranch(patch.branch_id))) return invalidField('branch_id', 'field.not_found');
        // Its policies belong to the old branch and would list a coverage that is not theirs.
        if ((await coverages.holders(before.id)).length > 0) return invalidField('branch_id', 'field.coverage_in_use');
      }
      const namesake = await coverages.findNamesake({ ...before, ...patch });
      if (namesake && namesake.id !== before.id) return conflict('duplicate', { current: namesake });
      const after = await coverages.update(before.id, version, patch);
      if (!after) return stale(await coverages.find(before.id));
      await record(scope, 'coverage_updated', before, after);
      return ok(after);
    },
    deleteCoverage: async ({ path, version }) => {
      const before = await coverages.find(path.coverageId);
      if (!before) return notFound('coverage');
      if (before.version !== version) return stale(before);
      const holders = await coverages.holders(before.id);
      if (holders.length > 0) return heldBy(holders);
      if (!(await coverages.remove(before.id, version))) return stale(await coverages.find(before.id));
      await record(scope, 'coverage_deleted', before, null);
      return noContent();
    },
  }) satisfies Partial<Operations>;

async function record(scope: Scope, event: string, before: Coverage | null, after: Coverage | null) {
  const object_id = after?.id ?? before?.id ?? 0;
  await audit(scope, {
    event,
    model: 'coverage',
    object_id,
    before: before && businessFields(before),
    after: after && businessFields(after),
  });
}
function businessFields({ id, version, created_at, updated_at, branch, ...fields }: Coverage) {
  return { ...fields, branch: branch.name };
}

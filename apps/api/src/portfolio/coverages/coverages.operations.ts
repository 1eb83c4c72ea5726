import type { Coverage } from '@corredor/core/api';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { businessFields, recordChanges } from '../../server/records/recordChanges.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { CoverageStore } from './coverages.store.ts';

/** What the branches of a brokerage can cover. */
export const coverageOperations = (scope: Scope, coverages: CoverageStore) => {
  const record = recordChanges(scope, 'coverage', forHistory);
  return {
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
      await record('coverage_created', coverage.id, { after: coverage });
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
      await record('coverage_updated', after.id, { before, after });
      return ok(after);
    },
    deleteCoverage: ({ path, version }) =>
      removeRecord(coverages, {
        what: 'coverage',
        id: path.coverageId,
        version,
        record: (before) => record('coverage_deleted', before.id, { before }),
      }),
  } satisfies Partial<Operations>;
};

const forHistory = ({ branch, ...coverage }: Coverage) => ({ ...businessFields(coverage), branch: branch.name });

import { toPage } from '../../server/records/paging.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { type FieldErrors, invalid, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { PolicyCoverageStore } from './policyCoverages.store.ts';

/** What a policy covers; each coverage is of the policy's branch and listed once. */
export const policyCoverageOperations = (coverages: PolicyCoverageStore) =>
  ({
    listPolicyCoverages: async (input) => {
      await coverages.requirePolicy(input.path.policyId);
      return ok(toPage(input, await coverages.page(input.path.policyId, input.query)));
    },
    createPolicyCoverage: async ({ path, body }) => {
      const policy = await coverages.lockPolicy(path.policyId);
      await check(coverages, policy, body, 0);
      const after = await coverages.add(policy.id, body);
      await coverages.record('policy_coverage_added', policy.id, { after });
      return created(after);
    },
    updatePolicyCoverage: async ({ path, body, version }) => {
      const policy = await coverages.lockPolicy(path.policyId);
      const before = await coverages.find(policy.id, path.rowId);
      if (!before) return notFound('policy_coverage');
      if (before.version !== version) return stale(before);
      await check(coverages, policy, body, before.id);
      const after = await coverages.save(policy.id, before.id, body);
      await coverages.record('policy_coverage_changed', policy.id, { before, after });
      return ok(after);
    },
    deletePolicyCoverage: async ({ path, version }) => {
      const policy = await coverages.lockPolicy(path.policyId);
      const rows = { find: (id: number) => coverages.find(policy.id, id), remove: coverages.remove };
      return removeRecord(rows, {
        what: 'policy_coverage',
        id: path.rowId,
        version,
        record: (before) => coverages.record('policy_coverage_removed', policy.id, { before }),
      });
    },
  }) satisfies Partial<Operations>;

async function check(
  coverages: PolicyCoverageStore,
  policy: { id: number; branch_id: number | null },
  input: { coverage_id?: number; percentage?: string | null },
  exceptId: number,
) {
  const errors: FieldErrors = {};
  if (input.coverage_id !== undefined) {
    const branch = await coverages.branchOf(input.coverage_id);
    if (branch === undefined) errors.coverage_id = [{ key: 'field.not_found' }];
    else if (branch !== policy.branch_id) errors.coverage_id = [{ key: 'field.coverage_of_branch' }];
    else if (await coverages.isListed(policy.id, input.coverage_id, exceptId))
      errors.coverage_id = [{ key: 'field.already_listed' }];
  }
  if (Number(input.percentage ?? 0) > 100) errors.percentage = [{ key: 'field.too_large', params: { limit: 100 } }];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

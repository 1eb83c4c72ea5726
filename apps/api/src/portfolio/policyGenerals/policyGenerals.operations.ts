import type { PolicyGeneralPatch } from '@corredor/core/api';
import { toPage } from '../../server/records/paging.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { type FieldErrors, invalid, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import { addedPremium, changedExtra, rateErrors, savedPremium } from '../policies/index.ts';
import type { PolicyGeneralStore } from './policyGenerals.store.ts';

/** General items: what a policy insures that is neither a person nor a vehicle. */
export const policyGeneralOperations = (generals: PolicyGeneralStore) =>
  ({
    listPolicyGenerals: async (input) => {
      await generals.requirePolicy(input.path.policyId);
      return ok(toPage(input, await generals.page(input.path.policyId, input.query)));
    },
    createPolicyGeneral: async ({ path, body }) => {
      const policy = await generals.lockPolicy(path.policyId);
      const change = { said: body.extra, asksExtra: true };
      const cleaned = cleanedRow(policy, body, change);
      const after = await generals.add(policy.id, { name: body.name, ...cleaned, ...addedPremium(body) });
      await generals.record('policy_general_added', policy, { after });
      return created(after);
    },
    updatePolicyGeneral: async ({ path, body, version }) => {
      const policy = await generals.lockPolicy(path.policyId);
      const before = await generals.find(policy.id, path.rowId);
      if (!before) return notFound('policy_general');
      if (before.version !== version) return stale(before);
      const change = { before: before.extra, said: body.extra, asksExtra: true };
      const after = await generals.save(before.id, {
        ...cleanedRow(policy, body, change),
        ...savedPremium(before, body),
      });
      await generals.record('policy_general_changed', policy, { before, after });
      return ok(after);
    },
    deletePolicyGeneral: async ({ path, version }) => {
      const policy = await generals.lockPolicy(path.policyId);
      const rows = { find: (id: number) => generals.find(policy.id, id), remove: generals.remove };
      return removeRecord(rows, {
        what: 'policy_general',
        id: path.rowId,
        version,
        record: (before) => generals.record('policy_general_removed', policy, { before }),
      });
    },
  }) satisfies Partial<Operations>;

/** What is stored of the texts and extra fields of a row, once nothing is wrong with it. */
function cleanedRow(
  { fields }: Awaited<ReturnType<PolicyGeneralStore['lockPolicy']>>,
  input: PolicyGeneralPatch,
  change: Parameters<typeof changedExtra>[1],
) {
  const { name } = input;
  const { extra, errors: wrong } = changedExtra(fields, change);
  const errors: FieldErrors = {
    ...rateErrors(input),
    ...(name === '' && { name: [{ key: 'field.required' }] }),
    ...wrong,
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const kept: Pick<PolicyGeneralPatch, 'name' | 'description'> & { extra: typeof extra } = { extra };
  if (name !== undefined) kept.name = name;
  if (input.description !== undefined) kept.description = input.description || null;
  return kept;
}

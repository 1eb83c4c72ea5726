import type { PolicyInsuredPatch } from '@corredor/core/api';
import type { Operations } from '../server/operations.ts';
import { toPage } from '../server/paging.ts';
import { type FieldErrors, invalid, notFound, stale } from '../server/problems.ts';
import { created, noContent, ok } from '../server/replies.ts';
import type { PolicyInsuredStore } from './policyInsureds.store.ts';

/** Insureds: the people of a policy, each once in each part, whose shares never pass 100. */
export const policyInsuredOperations = (insureds: PolicyInsuredStore) =>
  ({
    listPolicyInsureds: async (input) => {
      await insureds.requirePolicy(input.path.policyId);
      return ok(toPage(input, await insureds.page(input.path.policyId, input.query)));
    },
    createPolicyInsured: async ({ path, body }) => {
      const policy = await insureds.lockPolicy(path.policyId);
      await check(insureds, { policyId: policy.id, exceptId: 0 }, body);
      const after = await insureds.add(policy.id, { ...body, ...cleaned(body) });
      await insureds.record('policy_insured_added', policy.id, { after });
      return created(after);
    },
    updatePolicyInsured: async ({ path, body, version }) => {
      const policy = await insureds.lockPolicy(path.policyId);
      const before = await insureds.find(policy.id, path.rowId);
      if (!before) return notFound('policy_insured');
      if (before.version !== version) return stale(before);
      await check(insureds, { policyId: policy.id, exceptId: before.id }, { ...before, ...body });
      const after = await insureds.save(policy.id, before.id, { ...body, ...cleaned(body) });
      await insureds.record('policy_insured_changed', policy.id, { before, after });
      return ok(after);
    },
    deletePolicyInsured: async ({ path, version }) => {
      const policy = await insureds.lockPolicy(path.policyId);
      const before = await insureds.find(policy.id, path.rowId);
      if (!before) return notFound('policy_insured');
      if (before.version !== version) return stale(before);
      await insureds.remove(before.id);
      await insureds.record('policy_insured_removed', policy.id, { before });
      return noContent();
    },
  }) satisfies Partial<Operations>;

type Wanted = PolicyInsuredPatch & { customer_id: number; relationship: string };
async function check(insureds: PolicyInsuredStore, row: { policyId: number; exceptId: number }, wanted: Wanted) {
  const errors: FieldErrors = {};
  const { customer_id, titular_id, relationship, beneficiary_percentage } = wanted;
  if (!(await insureds.isThere(customer_id))) errors.customer_id = [{ key: 'field.not_found' }];
  else if (await insureds.isListed({ ...row, customerId: customer_id, relationship }))
    errors.customer_id = [{ key: 'field.already_listed' }];
  if (titular_id === customer_id) errors.titular_id = [{ key: 'field.not_allowed' }];
  else if (titular_id && !(await insureds.isThere(titular_id))) errors.titular_id = [{ key: 'field.not_found' }];
  if (beneficiary_percentage && (await insureds.passesHundred(row.policyId, beneficiary_percentage, row.exceptId)))
    errors.beneficiary_percentage = [{ key: 'field.percentages_over' }];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
function cleaned({ certificate_number }: PolicyInsuredPatch) {
  if (certificate_number === undefined) return {};
  return { certificate_number: certificate_number?.replaceAll('\u0000', '').trim() || null };
}

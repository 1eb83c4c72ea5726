import type { PolicyBeneficiary } from '@corredor/core/api';
import { passesHundred } from '@corredor/core/policies';
import { toPage } from '../../server/records/paging.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { type FieldErrors, invalid, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { PolicyBeneficiaryStore } from './policyBeneficiaries.store.ts';

const most = 200;

/** Beneficiaries: who is paid by a policy, each once, with a hundred percent at most in sum. */
export const policyBeneficiaryOperations = (beneficiaries: PolicyBeneficiaryStore) =>
  ({
    listPolicyBeneficiaries: async (input) => {
      await beneficiaries.requirePolicy(input.path.policyId);
      return ok(toPage(input, await beneficiaries.page(input.path.policyId, input.query)));
    },
    createPolicyBeneficiary: async ({ path, body }) => {
      const policy = await beneficiaries.lockPolicy(path.policyId);
      const others = await beneficiaries.all(policy.id);
      const errors: FieldErrors = sumErrors(others, body.percentage);
      if (!(await beneficiaries.isThere(body.customer_id))) errors.customer_id = [{ key: 'field.not_found' }];
      else if (others.some((row) => row.customer_id === body.customer_id))
        errors.customer_id = [{ key: 'field.already_listed' }];
      else if (others.length >= most) errors.customer_id = [{ key: 'field.too_many', params: { limit: most } }];
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const after = await beneficiaries.add(policy.id, body);
      await beneficiaries.record('policy_beneficiary_added', policy.id, { after });
      return created(after);
    },
    updatePolicyBeneficiary: async ({ path, body, version }) => {
      const policy = await beneficiaries.lockPolicy(path.policyId);
      const before = await beneficiaries.find(policy.id, path.rowId);
      if (!before) return notFound('policy_beneficiary');
      if (before.version !== version) return stale(before);
      const others = (await beneficiaries.all(policy.id)).filter((row) => row.id !== before.id);
      const errors = sumErrors(others, body.percentage ?? before.percentage);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const after = await beneficiaries.save(policy.id, before.id, body);
      await beneficiaries.record('policy_beneficiary_changed', policy.id, { before, after });
      return ok(after);
    },
    deletePolicyBeneficiary: async ({ path, version }) => {
      const policy = await beneficiaries.lockPolicy(path.policyId);
      const rows = { find: (id: number) => beneficiaries.find(policy.id, id), remove: beneficiaries.remove };
      return removeRecord(rows, {
        what: 'policy_beneficiary',
        id: path.rowId,
        version,
        record: (before) => beneficiaries.record('policy_beneficiary_removed', policy.id, { before }),
      });
    },
  }) satisfies Partial<Operations>;

const sumErrors = (others: PolicyBeneficiary[], percentage: string): FieldErrors =>
  passesHundred([...others, { percentage }]) ? { percentage: [{ key: 'field.percentages_over' }] } : {};

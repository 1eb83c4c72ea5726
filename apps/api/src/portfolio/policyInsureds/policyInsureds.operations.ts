import type { PolicyInsuredPatch } from '@corredor/core/api';
import { typeOf } from '@corredor/core/policies';
import { toPage } from '../../server/records/paging.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, type FieldErrors, heldBy, invalid, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import { addedPremium, changedExtra, rateErrors, savedPremium } from '../policies/index.ts';
import type { PolicyInsuredStore } from './policyInsureds.store.ts';

/** Insureds: the people of a policy, each once in each part, whose shares never pass 100. What comes from a file is not asked for the branch's own fields. */
export const policyInsuredOperations = (insureds: PolicyInsuredStore, { asksExtra = true } = {}) =>
  ({
    listPolicyInsureds: async (input) => {
      await insureds.requirePolicy(input.path.policyId);
      return ok(toPage(input, await insureds.page(input.path.policyId, input.query)));
    },
    createPolicyInsured: async ({ path, body }) => {
      const policy = await insureds.lockPolicy(path.policyId);
      const { extra, errors } = changedExtra(policy.fields, { said: body.extra, asksExtra });
      await checkInsured(insureds, { policy, exceptId: 0, errors }, body);
      const after = await insureds.add(policy.id, { ...body, ...cleaned(body), ...addedPremium(body), extra });
      await insureds.record('policy_insured_added', policy, { after });
      return created(after);
    },
    updatePolicyInsured: async ({ path, body, version }) => {
      const policy = await insureds.lockPolicy(path.policyId);
      const before = await insureds.find(policy.id, path.rowId);
      if (!before) return notFound('policy_insured');
      if (before.version !== version) return stale(before);
      await refuseOrphans(insureds, policy, { ...before, ...body }, before);
      const { extra, errors } = changedExtra(policy.fields, { before: before.extra, said: body.extra, asksExtra });
      await checkInsured(insureds, { policy, exceptId: before.id, errors }, { ...before, ...body });
      const premium = savedPremium(before, body);
      const after = await insureds.save(policy.id, before.id, { ...body, ...cleaned(body), ...premium, extra });
      await insureds.record('policy_insured_changed', policy, { before, after });
      return ok(after);
    },
    deletePolicyInsured: async ({ path, version }) => {
      const policy = await insureds.lockPolicy(path.policyId);
      const rows = { find: (id: number) => insureds.find(policy.id, id), remove: insureds.remove };
      return removeRecord(rows, {
        what: 'policy_insured',
        id: path.rowId,
        version,
        refuse: async (before) => {
          await refuseOrphans(insureds, policy, null, before);
          if (needsInsureds(policy) && (await insureds.count(policy.id)) === 1) throw conflict('last_insured');
        },
        record: (before) => insureds.record('policy_insured_removed', policy, { before }),
      });
    },
  }) satisfies Partial<Operations>;

type Policy = Awaited<ReturnType<PolicyInsuredStore['lockPolicy']>>;
type Wanted = PolicyInsuredPatch & { customer_id: number; relationship: string };

/** An active group insures somebody: the contractor, or at least one of its list. */
const needsInsureds = (policy: Policy) =>
  policy.status !== 'draft' && typeOf(policy.insured_select_type) === 'group' && !policy.is_insured;

/** A titular stays one of the policy as long as somebody there depends on them. */
async function refuseOrphans(insureds: PolicyInsuredStore, policy: Policy, after: Wanted | null, before: Wanted) {
  const isStillTitular = after?.relationship === 'titular' && after.customer_id === before.customer_id;
  if (before.relationship !== 'titular' || isStillTitular) return;
  const count = await insureds.countDependents(policy.id, before.customer_id);
  if (count > 0) throw heldBy([{ model: 'dependent', count }]);
}

/** Checks what the document cannot say of an insured, beside what is wrong with it already. */
export async function checkInsured(
  insureds: PolicyInsuredStore,
  row: { policy: Policy; exceptId: number; errors?: FieldErrors },
  wanted: Wanted,
): Promise<void> {
  const { policy, exceptId } = row;
  const policyId = policy.id;
  const errors: FieldErrors = { ...row.errors, ...rateErrors(wanted) };
  const { customer_id, titular_id, relationship, beneficiary_percentage } = wanted;
  if (!(await insureds.isThere(customer_id))) errors.customer_id = [{ key: 'field.not_found' }];
  else if (await insureds.isListed({ policyId, exceptId, customerId: customer_id, relationship }))
    errors.customer_id = [{ key: 'field.already_listed' }];
  if (titular_id === customer_id) errors.titular_id = [{ key: 'field.not_allowed' }];
  else if (titular_id && !(await insureds.isThere(titular_id))) errors.titular_id = [{ key: 'field.not_found' }];
  else if (titular_id && relationship !== 'dependent') errors.titular_id = [{ key: 'field.only_dependent' }];
  else if (relationship === 'dependent' && !(await hasTitular(insureds, policy, titular_id)))
    errors.titular_id = [{ key: 'field.titular_of_policy' }];
  if (needsCertificate(policy, relationship) && !wanted.certificate_number)
    errors.certificate_number = [{ key: 'field.certificate_required' }];
  if (beneficiary_percentage && (await insureds.passesHundred(policyId, beneficiary_percentage, exceptId)))
    errors.beneficiary_percentage = [{ key: 'field.percentages_over' }];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
/** In a massive policy each titular has a certificate of their own, which covers the family. */
const needsCertificate = (policy: Policy, relationship: string) =>
  policy.insured_select_type === 'massive' && relationship === 'titular';

/** A dependent depends on somebody whom the same policy insures. */
async function hasTitular(insureds: PolicyInsuredStore, policy: Policy, titularId: number | null | undefined) {
  if (!titularId) return false;
  const isContractor = policy.is_insured && policy.contractor_id === titularId;
  const titular = { policyId: policy.id, customerId: titularId, relationship: 'titular', exceptId: 0 };
  return isContractor || insureds.isListed(titular);
}

function cleaned({ certificate_number }: PolicyInsuredPatch) {
  if (certificate_number === undefined) return {};
  return { certificate_number: certificate_number || null };
}

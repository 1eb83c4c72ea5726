import type { Policy, PolicyMissing } from '@corredor/core/api';
import { mergeExtra } from '@corredor/core/extras';
import { listPolicyInsureds } from '@corredor/core/operations';
import { missingForActivation } from '@corredor/core/policies';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { toExtraInput } from '../../../frames/extras/index.ts';
import type { PolicyValues } from './policyValues.ts';
import { useExtraFields } from './useExtraFields.ts';

const asked = [
  'contractor_id',
  'payer_id',
  'branch_id',
  'provider_id',
  'number',
  'start_date',
  'end_date',
  'insured_select_type',
  'is_insured',
  'extra',
] as const;

/** What a draft still lacks before it can be enabled, as its form is filled in now; the same list while nothing in it changes. */
export function useLiveMissing(control: Control<PolicyValues>, policy?: Policy): readonly PolicyMissing[] {
  const [
    contractor_id,
    payer_id,
    branch_id,
    provider_id,
    number,
    start_date,
    end_date,
    insured_select_type,
    isInsured,
    extra,
  ] = useWatch({ control, name: asked });
  const extraFields = useExtraFields(control, policy, policy === undefined || policy.status === 'draft');
  const listed = useListedInsureds(policy);
  const fields = missingForActivation({
    contractor_id,
    payer_id,
    branch_id,
    provider_id,
    number,
    start_date,
    end_date,
    insured_select_type,
    insureds: listed + (isInsured ? 1 : 0),
    // The next term of a policy is not held up by what the branch asks for.
    extra_fields: policy?.renewed_from_id ? [] : extraFields,
    extra: mergeExtra({}, toExtraInput(extra)),
  }).map(({ field }) => field);
  const key = fields.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the list
  return useMemo(() => fields, [key]);
}

/** How many insureds the list of a policy has; what the server said of it until they are counted. */
function useListedInsureds(policy: Policy | undefined): number {
  const { data } = useQuery({
    // The page that its tab counts by.
    ...queryOf(useClient(), listPolicyInsureds, { path: { policyId: policy?.id ?? 0 } }),
    enabled: policy?.status === 'draft',
  });
  if (!policy) return 0;
  return data?.count ?? (policy.type === 'group' && !policy.is_insured && !policy.missing.includes('insureds') ? 1 : 0);
}

import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useBranchName, useCustomerName, useProviderName } from '../../../frames/pickers/index.ts';
import type { PolicyValues } from './policyValues.ts';

/** Whom and what a policy that is made is about, as far as its form says: by name, and in a few words for its title. */
export function usePolicyAbout(control: Control<PolicyValues>) {
  const [contractorId, payerId, branchId, providerId, isInsured] = useWatch({
    control,
    name: ['contractor_id', 'payer_id', 'branch_id', 'provider_id', 'is_insured'],
  });
  const contractor = useCustomerName(contractorId);
  const payer = useCustomerName(payerId);
  const branch = useBranchName(branchId);
  const provider = useProviderName(providerId);
  return {
    contractor,
    payer,
    branch,
    provider,
    insured: isInsured ? contractor : undefined,
    title: [contractor, branch].filter(Boolean).join(' · '),
  };
}

import type { ExtraField, Policy } from '@corredor/core/api';
import { getBranch } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import type { PolicyValues } from './policyValues.ts';

const none: readonly ExtraField[] = [];

/** The fields that the branch which a form names adds to it. */
export function useExtraFields(control: Control<PolicyValues>, policy?: Policy): readonly ExtraField[] {
  const branchId = useWatch({ control, name: 'branch_id' });
  const isOwn = policy !== undefined && branchId === policy.branch_id;
  const branch = useQuery({
    ...queryOf(useClient(), getBranch, { path: { branchId: branchId ?? 0 } }),
    enabled: branchId !== null && !isOwn,
  });
  if (isOwn) return policy.extra_fields;
  return branchId === null ? none : (branch.data?.extra_fields ?? none);
}

import type { ExtraField, Policy } from '@corredor/core/api';
import { askedExtra, extraOn } from '@corredor/core/extras';
import { getBranch } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import type { PolicyValues } from './policyValues.ts';

const none: readonly ExtraField[] = [];

/** The fields of a policy that the branch which a form names asks for, as the branch has them now; `isAsked` is false where nobody fills them in. */
export function useExtraFields(control: Control<PolicyValues>, policy?: Policy, isAsked = true): readonly ExtraField[] {
  const branchId = useWatch({ control, name: 'branch_id' });
  const canRead = useCan('policy_app.view_branch');
  const { data: branch } = useQuery({
    ...queryOf(useClient(), getBranch, { path: { branchId: branchId ?? 0 } }),
    enabled: branchId !== null && canRead && isAsked,
  });
  const ofPolicy = policy?.branch_id === branchId ? policy.extra_fields : none;
  const known = branchId === null ? none : (branch?.extra_fields ?? ofPolicy);
  return useMemo(() => askedExtra(extraOn(known, 'policy')), [known]);
}

import { getPolicy } from '@corredor/core/operations';
import { Skeleton } from '@corredor/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { PolicyYearLine } from './PolicyYearLine.tsx';

interface LineOfPolicyProps {
  policyId: number;
  /** The instalment that the drawer is about. */
  paymentId?: number;
}

/** The line of a policy's term, in the drawer of something that belongs to the policy; nothing where that cannot be had, since the record it stands in can. */
export default function LineOfPolicy({ policyId, paymentId }: LineOfPolicyProps) {
  const { data, isError } = useQuery(queryOf(useClient(), getPolicy, { path: { policyId } }));
  if (isError) return null;
  return data ? <PolicyYearLine policy={data} paymentId={paymentId} /> : <Skeleton shape="block" height="4.5rem" />;
}

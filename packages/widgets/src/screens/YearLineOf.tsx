import { Skeleton } from '@corredor/ui/Skeleton';
import { Suspense } from 'react';
import { useCan } from '../base/app/index.ts';
import { LineOfPolicy } from '../portfolio/policies/index.ts';

interface YearLineOfProps {
  policyId: number;
  /** The instalment that the drawer is about. */
  paymentId?: number;
}

/** The line of a policy's term, in the drawer of something that belongs to it, for who may view policies. */
export function YearLineOf(props: YearLineOfProps) {
  if (!useCan('policy_app.view_policy')) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" height="4.5rem" />}>
      <LineOfPolicy {...props} />
    </Suspense>
  );
}

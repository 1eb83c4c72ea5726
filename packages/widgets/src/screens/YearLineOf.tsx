import { Skeleton } from '@corredor/ui/Skeleton';
import { Suspense } from 'react';
import { useCan } from '../base/app/index.ts';
import { LineOfPolicy } from '../portfolio/policies/index.ts';

/** The line of a policy's term, in the drawer of something that belongs to it, for who may view policies. */
export function YearLineOf({ policyId }: { policyId: number }) {
  if (!useCan('policy_app.view_policy')) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" height="4.5rem" />}>
      <LineOfPolicy policyId={policyId} />
    </Suspense>
  );
}

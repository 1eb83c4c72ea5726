import { lazy, Suspense } from 'react';
import { useCan } from '../base/app/index.ts';
import { PolicyPayments } from '../collection/payments/index.ts';
import type { NewRecord } from '../frames/pickers/index.ts';
import { ImportAction } from '../portfolio/imports/index.ts';
import { PolicyList } from '../portfolio/policies/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';

// Only a file that names what is not there yet asks for these.
const dialogs = () => import('./PolicyDialogs.tsx');
const BranchDialog = lazy(async () => ({ default: (await dialogs()).BranchDialog }));
const ProviderDialog = lazy(async () => ({ default: (await dialogs()).ProviderDialog }));
const newBranch: NewRecord = (dialog) => (
  <Suspense fallback={null}>
    <BranchDialog {...dialog} />
  </Suspense>
);
const newProvider: NewRecord = (dialog) => (
  <Suspense fallback={null}>
    <ProviderDialog {...dialog} branch={null} />
  </Suspense>
);

/** `/app/management/policies` */
export function PoliciesScreen() {
  const canViewPayments = useCan('policy_app.view_payment');
  return (
    <PolicyList
      banner={<PlanUseNotice limit="policies" />}
      secondaryActions={<ImportAction kind="policies" newRecords={{ branch: newBranch, provider: newProvider }} />}
      payments={(policy) => canViewPayments && <PolicyPayments policy={policy} />}
    />
  );
}

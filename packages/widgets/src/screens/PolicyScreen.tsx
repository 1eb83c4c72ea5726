import { Inline } from '@corredor/ui/Inline';
import { Skeleton } from '@corredor/ui/Skeleton';
import { lazy, Suspense } from 'react';
import { useCan } from '../base/app/index.ts';
import { CollectNext, PolicyPayments } from '../collection/payments/index.ts';
import { ImportAction } from '../portfolio/imports/index.ts';
import { PolicyForm, type PolicyNewRecords, PolicyRecord } from '../portfolio/policies/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';
import { newContractor, newInsured, newVehicle } from './newRecords.tsx';
import { RecordMessages } from './RecordMessages.tsx';
import { RecordTasks } from './RecordTasks.tsx';

// Few visits of a policy look at its movements.
const PolicyMovements = lazy(async () => ({
  default: (await import('../collection/movements/index.ts')).PolicyMovements,
}));
// What becomes of a term is of its page, but not of its first picture.
const PolicyRenewal = lazy(async () => ({
  default: (await import('../portfolio/renewals/index.ts')).PolicyRenewal,
}));
// Most policies are written with companies that are there already.
const dialogs = () => import('./PolicyDialogs.tsx');
const BranchDialog = lazy(async () => ({ default: (await dialogs()).BranchDialog }));
const ProviderDialog = lazy(async () => ({ default: (await dialogs()).ProviderDialog }));

const newRecords: PolicyNewRecords = {
  contractor: newContractor,
  insured: newInsured,
  vehicle: newVehicle,
  branch: (dialog) => (
    <Suspense fallback={null}>
      <BranchDialog {...dialog} />
    </Suspense>
  ),
  provider: (dialog) => (
    <Suspense fallback={null}>
      <ProviderDialog {...dialog} />
    </Suspense>
  ),
};

interface PolicyScreenProps {
  /** The policy to show; without one a new one is made. */
  id?: number;
  /** Its form is open. */
  isEditing?: boolean;
}

/** `/app/management/policies/create`, `/{id}` and `/{id}/update` */
export function PolicyScreen({ id, isEditing }: PolicyScreenProps) {
  const canViewPayments = useCan('policy_app.view_payment');
  const canViewMovements = useCan('policy_app.view_movement');
  const canViewRenewals = useCan('policy_app.view_renewal');
  if (id === undefined)
    return <PolicyForm newRecords={newRecords} notice={<PlanUseNotice limit="policies" isOnForm />} />;
  return (
    <PolicyRecord
      id={id}
      isEditing={isEditing}
      newRecords={newRecords}
      generalsNotice={<PlanUseNotice limit="generals" />}
      payments={(policy) => canViewPayments && <PolicyPayments policy={policy} />}
      movements={(policy) =>
        canViewMovements && (
          <Suspense fallback={<Skeleton shape="rows" height="16rem" />}>
            <PolicyMovements policy={policy} />
          </Suspense>
        )
      }
      tasks={<RecordTasks model="policy" id={id} />}
      messages={<RecordMessages model="policy" id={id} />}
      renewal={(policy) =>
        canViewRenewals && (
          <Suspense fallback={null}>
            <PolicyRenewal policy={policy} />
          </Suspense>
        )
      }
      collect={(policy, place) => canViewPayments && <CollectNext policy={policy} place={place} />}
      importInsureds={(policy) => (
        <Inline>
          <ImportAction kind="insureds" policyId={policy.id} size="small" />
        </Inline>
      )}
    />
  );
}

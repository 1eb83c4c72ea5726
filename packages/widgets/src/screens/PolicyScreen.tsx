import { Inline } from '@corredor/ui/Inline';
import { lazy, Suspense } from 'react';
import { useCan } from '../base/app/index.ts';
import { PolicyPayments } from '../collection/payments/index.ts';
import type { NewCustomer } from '../frames/pickers/index.ts';
import { ImportAction } from '../portfolio/imports/index.ts';
import { PolicyForm, PolicyRecord } from '../portfolio/policies/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';

// Most policies are written for customers who are there already.
const CustomerDialog = lazy(async () => ({
  default: (await import('./PolicyCustomer.tsx')).CustomerDialog,
}));

const newCustomer: NewCustomer = ({ name, ...dialog }) => (
  <Suspense fallback={null}>
    <CustomerDialog {...dialog} start={{ name, roles: ['contractor', 'payer'] }} />
  </Suspense>
);

interface PolicyScreenProps {
  /** The policy to show; without one a new one is made. */
  id?: number;
  /** Its form is open. */
  isEditing?: boolean;
}

/** `/app/management/policies/create`, `/{id}` and `/{id}/update` */
export function PolicyScreen({ id, isEditing }: PolicyScreenProps) {
  const canViewPayments = useCan('policy_app.view_payment');
  if (id === undefined) return <PolicyForm newCustomer={newCustomer} />;
  return (
    <PolicyRecord
      id={id}
      isEditing={isEditing}
      newCustomer={newCustomer}
      generalsNotice={<PlanUseNotice limit="generals" />}
      payments={(policy) => canViewPayments && <PolicyPayments policy={policy} />}
      importInsureds={(policy) => (
        <Inline>
          <ImportAction kind="insureds" policyId={policy.id} size="small" />
        </Inline>
      )}
    />
  );
}

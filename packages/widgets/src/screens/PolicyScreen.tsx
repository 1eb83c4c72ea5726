import { Inline } from '@corredor/ui/Inline';
import { useCan } from '../app/index.ts';
import { ImportAction } from '../imports/index.ts';
import { PolicyPayments } from '../payments/index.ts';
import { PolicyForm, PolicyPage } from '../policies/index.ts';

interface PolicyScreenProps {
  /** The policy to change; without one a new one is made. */
  id?: number;
}

/** `/app/management/policies/create` and `/app/management/policies/{id}/update` */
export function PolicyScreen({ id }: PolicyScreenProps) {
  const canViewPayments = useCan('policy_app.view_payment');
  if (id === undefined) return <PolicyForm />;
  return (
    <PolicyPage
      id={id}
      payments={(policy) => canViewPayments && <PolicyPayments policy={policy} />}
      importInsureds={(policy) => (
        <Inline>
          <ImportAction kind="insureds" policyId={policy.id} size="small" />
        </Inline>
      )}
    />
  );
}

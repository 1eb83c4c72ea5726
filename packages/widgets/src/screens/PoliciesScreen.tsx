import { useCan } from '../app/index.ts';
import { PolicyPayments } from '../payments/index.ts';
import { PlanUseNotice } from '../planUse/index.ts';
import { PolicyList } from '../policies/index.ts';

/** `/app/management/policies` */
export function PoliciesScreen() {
  const canViewPayments = useCan('policy_app.view_payment');
  return (
    <PolicyList
      banner={<PlanUseNotice limit="policies" />}
      payments={(policy) => canViewPayments && <PolicyPayments policy={policy} isReadOnly />}
    />
  );
}

import { useCan } from '../base/app/index.ts';
import { PolicyPayments } from '../collection/payments/index.ts';
import { PolicyList } from '../portfolio/policies/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';

/** `/app/management/policies` */
export function PoliciesScreen() {
  const canViewPayments = useCan('policy_app.view_payment');
  return (
    <PolicyList
      banner={<PlanUseNotice limit="policies" />}
      payments={(policy) => canViewPayments && <PolicyPayments policy={policy} />}
    />
  );
}

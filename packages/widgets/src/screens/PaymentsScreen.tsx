import { PaymentList } from '../collection/payments/index.ts';
import { ImportAction } from '../portfolio/imports/index.ts';
import { YearLineOf } from './YearLineOf.tsx';

/** `/app/management/payments` */
export function PaymentsScreen() {
  return (
    <PaymentList
      secondaryActions={<ImportAction kind="payments" />}
      lineOf={({ id, policy_id }) => <YearLineOf policyId={policy_id} paymentId={id} />}
    />
  );
}

import { PaymentList } from '../collection/payments/index.ts';
import { ImportAction } from '../portfolio/imports/index.ts';

/** `/app/management/payments` */
export function PaymentsScreen() {
  return <PaymentList secondaryActions={<ImportAction kind="payments" />} />;
}

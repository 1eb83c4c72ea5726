import { PaymentList } from '../collection/payments/index.ts';

/** `/app/management/payments` */
export function PaymentsScreen() {
  return <PaymentList />;
}

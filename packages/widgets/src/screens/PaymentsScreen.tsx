import { PaymentList } from '../payments/index.ts';

/** `/app/management/payments` */
export function PaymentsScreen() {
  return <PaymentList />;
}

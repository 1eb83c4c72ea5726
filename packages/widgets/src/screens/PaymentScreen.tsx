import { PaymentForm } from '../collection/payments/index.ts';

/** `/app/management/payments/{id}/update` */
export function PaymentScreen({ id }: { id: number }) {
  return <PaymentForm id={id} />;
}

import { PaymentEditor } from '../collection/payments/index.ts';

/** `/app/management/payments/{id}/update` */
export function PaymentScreen({ id }: { id: number }) {
  return <PaymentEditor id={id} />;
}

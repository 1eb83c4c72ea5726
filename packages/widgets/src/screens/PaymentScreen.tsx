import { PaymentRecord } from '../collection/payments/index.ts';

/** `/app/management/payments/{id}` and `/{id}/update` */
export function PaymentScreen({ id, isEditing }: { id: number; isEditing?: boolean }) {
  return <PaymentRecord id={id} isEditing={isEditing} />;
}

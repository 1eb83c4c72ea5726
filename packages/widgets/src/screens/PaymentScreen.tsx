import { PaymentRecord } from '../collection/payments/index.ts';
import { RecordMessages } from './RecordMessages.tsx';
import { RecordTasks } from './RecordTasks.tsx';

/** `/app/management/payments/{id}` and `/{id}/update` */
export function PaymentScreen({ id, isEditing }: { id: number; isEditing?: boolean }) {
  return (
    <PaymentRecord
      id={id}
      isEditing={isEditing}
      related={
        <>
          <RecordTasks model="payment" id={id} />
          <RecordMessages model="payment" id={id} />
        </>
      }
    />
  );
}

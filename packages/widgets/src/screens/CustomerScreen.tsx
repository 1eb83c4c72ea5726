import { RelatedPayments } from '../collection/payments/index.ts';
import { CustomerForm, CustomerRecord } from '../portfolio/customers/index.ts';
import { RelatedPolicies, useLapsedTerms } from '../portfolio/policies/index.ts';
import { RelatedVehicles } from '../portfolio/vehicles/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';
import { RecordTasks } from './RecordTasks.tsx';

/** `/app/management/customers/create`, `/{id}` and `/{id}/update` */
export function CustomerScreen({ id, isEditing }: { id?: number; isEditing?: boolean }) {
  const lapsed = useLapsedTerms(id);
  if (id === undefined) return <CustomerForm notice={<PlanUseNotice limit="customers" isOnForm />} />;
  return (
    <CustomerRecord
      id={id}
      isEditing={isEditing}
      lapsedOn={lapsed.rows.flatMap(({ end_date }) => end_date ?? [])}
      related={(customer) => (
        <>
          <RelatedPayments payer={customer.id} />
          <RelatedPolicies customer={customer.id} />
          <RelatedVehicles ownerId={customer.id} />
          <RecordTasks withDone model="customer" id={customer.id} />
        </>
      )}
    />
  );
}

import type { NewRecord } from '../frames/pickers/index.ts';
import { CustomerDialog } from '../portfolio/customers/index.ts';
import { RelatedPolicies } from '../portfolio/policies/index.ts';
import { VehicleForm, VehicleRecord } from '../portfolio/vehicles/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';
import { RecordTasks } from './RecordTasks.tsx';

const newCustomer: NewRecord = ({ name, ...dialog }) => (
  <CustomerDialog
    {...dialog}
    start={{ name, roles: ['contractor', 'payer'] }}
    notice={<PlanUseNotice limit="customers" isOnForm />}
  />
);

/** `/app/management/vehicles/create`, `/{id}` and `/{id}/update` */
export function VehicleScreen({ id, isEditing }: { id?: number; isEditing?: boolean }) {
  if (id === undefined)
    return <VehicleForm newCustomer={newCustomer} notice={<PlanUseNotice limit="vehicles" isOnForm />} />;
  return (
    <VehicleRecord
      id={id}
      isEditing={isEditing}
      newCustomer={newCustomer}
      related={({ id: vehicle }) => (
        <>
          <RelatedPolicies vehicle={vehicle} />
          <RecordTasks model="vehicle" id={vehicle} />
        </>
      )}
    />
  );
}

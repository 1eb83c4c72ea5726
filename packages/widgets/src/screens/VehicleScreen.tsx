import type { NewRecord } from '../frames/pickers/index.ts';
import { CustomerDialog } from '../portfolio/customers/index.ts';
import { RelatedPolicies } from '../portfolio/policies/index.ts';
import { VehicleForm, VehicleRecord } from '../portfolio/vehicles/index.ts';

const newCustomer: NewRecord = ({ name, ...dialog }) => (
  <CustomerDialog {...dialog} start={{ name, roles: ['contractor', 'payer'] }} />
);

/** `/app/management/vehicles/create`, `/{id}` and `/{id}/update` */
export function VehicleScreen({ id, isEditing }: { id?: number; isEditing?: boolean }) {
  if (id === undefined) return <VehicleForm newCustomer={newCustomer} />;
  return (
    <VehicleRecord
      id={id}
      isEditing={isEditing}
      newCustomer={newCustomer}
      related={(vehicle) => <RelatedPolicies vehicle={vehicle.id} />}
    />
  );
}

import { CustomerDialog } from '../portfolio/customers/index.ts';
import { VehicleEditor, VehicleForm } from '../portfolio/vehicles/index.ts';

/** `/app/management/vehicles/create` and `/{id}/update` */
export function VehicleScreen({ id }: { id?: number }) {
  const newCustomer = ({ name, ...dialog }: { name: string } & Omit<Parameters<typeof CustomerDialog>[0], 'start'>) => (
    <CustomerDialog {...dialog} start={{ name, roles: ['contractor', 'payer'] }} />
  );
  return id === undefined ? (
    <VehicleForm newCustomer={newCustomer} />
  ) : (
    <VehicleEditor id={id} newCustomer={newCustomer} />
  );
}

import { PoliciesOf } from '../policies/index.ts';
import { VehicleList } from '../vehicles/index.ts';

/** `/app/management/vehicles` */
export function VehiclesScreen() {
  return <VehicleList related={({ id }) => <PoliciesOf vehicle={id} />} />;
}

import { ImportAction } from '../imports/index.ts';
import { PlanUseNotice } from '../planUse/index.ts';
import { PoliciesOf } from '../policies/index.ts';
import { VehicleList } from '../vehicles/index.ts';

/** `/app/management/vehicles` */
export function VehiclesScreen() {
  return (
    <VehicleList
      banner={<PlanUseNotice limit="vehicles" />}
      secondaryActions={<ImportAction kind="vehicles" />}
      related={({ id }) => <PoliciesOf vehicle={id} />}
    />
  );
}

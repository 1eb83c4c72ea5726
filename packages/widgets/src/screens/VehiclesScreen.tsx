import { ImportAction } from '../portfolio/imports/index.ts';
import { PolicyLinks } from '../portfolio/policies/index.ts';
import { VehicleList } from '../portfolio/vehicles/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';

/** `/app/management/vehicles` */
export function VehiclesScreen() {
  return (
    <VehicleList
      banner={<PlanUseNotice limit="vehicles" />}
      secondaryActions={<ImportAction kind="vehicles" />}
      related={({ id }) => <PolicyLinks vehicle={id} />}
    />
  );
}

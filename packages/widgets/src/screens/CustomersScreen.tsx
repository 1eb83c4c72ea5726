import { CustomerList } from '../portfolio/customers/index.ts';
import { ImportAction } from '../portfolio/imports/index.ts';
import { PolicyLinks } from '../portfolio/policies/index.ts';
import { VehicleLinks } from '../portfolio/vehicles/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';

/** `/app/management/customers` */
export function CustomersScreen() {
  return (
    <CustomerList
      banner={<PlanUseNotice limit="customers" />}
      secondaryActions={<ImportAction kind="customers" />}
      related={({ id }) => (
        <>
          <PolicyLinks customer={id} />
          <VehicleLinks ownerId={id} />
        </>
      )}
    />
  );
}

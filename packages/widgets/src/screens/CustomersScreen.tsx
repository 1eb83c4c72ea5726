import { CustomerList } from '../customers/index.ts';
import { ImportAction } from '../imports/index.ts';
import { PlanUseNotice } from '../planUse/index.ts';
import { PoliciesOf } from '../policies/index.ts';
import { VehicleLinks } from '../vehicles/index.ts';

/** `/app/management/customers` */
export function CustomersScreen() {
  return (
    <CustomerList
      banner={<PlanUseNotice limit="customers" />}
      secondaryActions={<ImportAction kind="customers" />}
      related={({ id }) => (
        <>
          <PoliciesOf customer={id} />
          <VehicleLinks ownerId={id} />
        </>
      )}
    />
  );
}

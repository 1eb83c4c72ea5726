import { CustomerList } from '../customers/index.ts';
import { ImportAction } from '../imports/index.ts';

/** `/app/management/customers` */
export function CustomersScreen() {
  return <CustomerList secondaryActions={<ImportAction kind="customers" />} />;
}

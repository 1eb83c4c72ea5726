import { CustomerList } from '../customers/index.ts';

/** `/app/management/customers` */
export function CustomersScreen() {
  return <CustomerList />;
}

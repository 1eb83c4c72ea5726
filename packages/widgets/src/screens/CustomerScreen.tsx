import { CustomerEditor, CustomerForm } from '../portfolio/customers/index.ts';

/** `/app/management/customers/create` and `/{id}/update` */
export function CustomerScreen({ id }: { id?: number }) {
  return id === undefined ? <CustomerForm /> : <CustomerEditor id={id} />;
}

import type { Customer } from '@corredor/core/api';
import { normaliseIdentification } from '@corredor/core/identifications';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../app/index.ts';
import { useApi } from '../data/index.ts';
import type { CustomerValues } from './customerForm.ts';
import { listCustomers } from './customers.queries.ts';

type Wanted = Pick<CustomerValues, 'identification_type' | 'identification'>;

/** The customer who has this identification already, asked for once a number has been typed to its end. */
export function useNamesake(wanted: Wanted | null, ownId: number | undefined): Customer | undefined {
  const api = useApi();
  const canView = useCan('core_app.view_customer');
  const number = wanted ? normaliseIdentification(wanted.identification) : '';
  const { data } = useQuery({
    ...listCustomers(api, { search: number, page_size: 5 }),
    placeholderData: undefined,
    enabled: canView && number.length >= 5,
  });
  return data?.results.find(
    (customer) =>
      customer.id !== ownId &&
      customer.identification_type === wanted?.identification_type &&
      normaliseIdentification(customer.identification) === number,
  );
}

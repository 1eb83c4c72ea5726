import type { Customer } from '@corredor/core/api';
import { isGenericIdentification, storedIdentification } from '@corredor/core/identifications';
import { listCustomers } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import type { CustomerValues } from './customerValues.ts';

type Wanted = Pick<CustomerValues, 'country_id' | 'identification_type' | 'identification'>;

/** The customer who has this identification already, asked for once a number has been typed to its end; never of a number that many share. */
export function useSameIdentification(wanted: Wanted | null, ownId: number | undefined): Customer | undefined {
  const client = useClient();
  const canView = useCan('core_app.view_customer');
  const { country_id, identification_type, identification } = wanted ?? {};
  const number = identification ? storedIdentification(identification, country_id, identification_type) : '';
  const { data } = useQuery({
    ...queryOf(client, listCustomers, { query: { search: number, page_size: 5 } }),
    enabled: canView && number.length >= 5 && !isGenericIdentification(number, country_id),
  });
  return data?.results.find(
    (customer) =>
      customer.id !== ownId &&
      customer.identification_type === identification_type &&
      customer.identification === number &&
      !isGenericIdentification(customer.identification, customer.country_id),
  );
}

import type { Customer, HolderModel } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deleteCustomer, getCustomer, listCustomers } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListCustomersQuery } from '@corredor/core/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOf, queryOf, refreshAfter } from '../../base/data/index.ts';
import { useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { useStateNames } from '../../frames/pickers/index.ts';
import { CustomerDetail } from './CustomerDetail.tsx';
import { customerFilters } from './CustomerFilters.tsx';
import { CustomerListView } from './CustomerListView.tsx';

const hiddenColumns = [
  'age',
  'identification_type',
  'legal_type',
  'sex',
  'birthdate',
  'foundation_date',
  'country',
  'province',
  'street',
  'insured_type',
  'titular',
  'family_relationship',
  'partner_name',
  'notes',
  'created_at',
];

interface CustomerListProps {
  /** What other features know of a customer, such as policies and vehicles. */
  related?: (customer: Customer) => ReactNode;
  /** What other features do with the list. */
  secondaryActions?: ReactNode;
  /** What other features say about the whole list. */
  banner?: ReactNode;
}

/** The customers of the brokerage: listed, read and deleted. */
export function CustomerList({ related, ...slots }: CustomerListProps) {
  const { t } = useTranslation(['customers', 'common']);
  const loadStates = useStatesOf();
  const list = useRecordList({
    name: 'customers',
    address: { schema: vListCustomersQuery, filters: customerFilters, ordering: 'name' },
    operations: {
      list: (client, query) => pageOf(client, listCustomers, { query }),
      read: async (client, query) => {
        const found = await call(client, listCustomers, { query });
        await loadStates(found.results);
        return found;
      },
      remove: (client, { id, version }, run) =>
        call(client, deleteCustomer, { path: { customerId: id }, header: { ...ifMatch(version), ...run } }),
      refresh: (queries) => refreshAfter(queries, deleteCustomer),
    },
    permissions: {
      create: 'core_app.add_customer',
      change: 'core_app.change_customer',
      remove: 'core_app.delete_customer',
    },
    nameOf: ({ name }) => name,
    exportName: t('export'),
    hiddenColumns,
    removal: { label: t('delete'), kind: 'deleteCustomer', success: t('common:success.customer.deleted'), holdersHref },
  });
  const detail = useRecordDetail(list, (client, id) => queryOf(client, getCustomer, { path: { customerId: id } }));
  return (
    <CustomerListView list={list} {...slots}>
      {detail && <CustomerDetail {...detail} related={related} />}
    </CustomerListView>
  );
}

function holdersHref({ id }: Customer, model: HolderModel) {
  if (model === 'policy') return paths.policies({ contractor: id });
  return model === 'vehicle' ? paths.vehicles({ owner: id }) : undefined;
}

/** Fetches the names of customers' provinces, which an export writes out. */
function useStatesOf(): (customers: Customer[]) => Promise<unknown> {
  const states = useStateNames();
  return (customers) => states.load(customers.filter(({ province }) => province).map(({ country_id }) => country_id));
}

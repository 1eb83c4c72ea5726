import type { Customer } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deleteCustomer, getCustomer, listCustomers } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListCustomersQuery } from '@corredor/core/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../app/index.ts';
import {
  checkedQuery,
  toListState,
  toRecordState,
  useBulk,
  useConfirmDelete,
  useExport,
  useGrid,
  useListParams,
} from '../crud/index.ts';
import { pageOf, queryOf, refreshAfter } from '../data/index.ts';
import { useStateNames } from '../pickers/index.ts';
import { CustomerDetail } from './CustomerDetail.tsx';
import { customerFilters } from './CustomerFilters.tsx';
import { CustomerListView } from './CustomerListView.tsx';

const usuallyHidden = [
  ...['identification_type', 'legal_type', 'sex', 'birthdate', 'foundation_date', 'country', 'province', 'street'],
  ...['insured_type', 'titular', 'family_relationship', 'partner_name', 'notes', 'created_at'],
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
export function CustomerList({ related, secondaryActions, banner }: CustomerListProps) {
  const { t } = useTranslation(['customers', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const controls = useListParams(customerFilters, { ordering: 'name' });
  const query = checkedQuery(vListCustomersQuery, controls);
  const customers = useQuery(pageOf(client, listCustomers, { query }));
  const detail = useQuery({
    ...queryOf(client, getCustomer, { path: { customerId: controls.detail ?? 0 } }),
    enabled: controls.detail !== null,
  });
  const grid = useGrid('customers', usuallyHidden);
  const { isExporting, start } = useExport<Customer>();
  const canChange = useCan('core_app.change_customer');
  const canDelete = useCan('core_app.delete_customer');
  const removal = useConfirmDelete<Customer>({
    label: t('delete'),
    holdersHref: ({ id }, model) =>
      model === 'policy'
        ? `${paths.policies()}?contractor=${id}`
        : model === 'vehicle'
          ? `${paths.vehicles()}?owner=${id}`
          : undefined,
    nameOf: ({ name }) => name,
    remove: (customer) =>
      call(client, deleteCustomer, { path: { customerId: customer.id }, header: ifMatch(customer.version) }),
    successMessage: t('common:success.customer.deleted'),
    onDeleted: () => void refreshAfter(queries, deleteCustomer),
  });
  const states = useStateNames();
  const readPage = async (page: number, page_size: number) => {
    const found = await call(client, listCustomers, { query: { ...query, page, page_size } });
    await states.load(found.results.filter(({ province }) => province).map(({ country_id }) => country_id));
    return found;
  };
  const bulk = useBulk<Customer>({
    nameOf: ({ name }) => name,
    readPage,
    exportName: t('export'),
    remove: canDelete
      ? (customer) =>
          call(client, deleteCustomer, { path: { customerId: customer.id }, header: ifMatch(customer.version) })
      : undefined,
    onChanged: () => void refreshAfter(queries, deleteCustomer),
  });
  return (
    <CustomerListView
      list={toListState(customers)}
      {...{ controls, grid, bulk, isExporting, canChange, banner }}
      canCreate={useCan('core_app.add_customer')}
      onDelete={canDelete ? removal.ask : undefined}
      onRetry={() => void customers.refetch()}
      secondaryActions={secondaryActions}
      onExport={(columns, hasAllColumns) =>
        start({
          hasAllColumns,
          name: t('export'),
          columns,
          hiddenColumns: grid.hiddenColumns,
          columnOrder: grid.columnOrder,
          readPage,
        })
      }
    >
      {removal.dialog}
      {controls.detail !== null && (
        <CustomerDetail
          state={toRecordState(detail)}
          canChange={canChange}
          related={related}
          onClose={() => controls.setDetail(null)}
          onRetry={() => void detail.refetch()}
        />
      )}
    </CustomerListView>
  );
}

import type { Customer } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BulkSetup,
  type ListControls,
  ListPage,
  type ListState,
  type useGrid,
  useRowActions,
} from '../crud/index.ts';
import { type CustomerFilter, CustomerFilters, useActiveCustomerFilters } from './CustomerFilters.tsx';
import { useCustomerColumns } from './useCustomerColumns.tsx';

interface CustomerListViewProps {
  list: ListState<Customer>;
  controls: ListControls<CustomerFilter>;
  grid?: ReturnType<typeof useGrid>;
  canCreate: boolean;
  canChange: boolean;
  /** Absent where the reader may not delete. */
  onDelete?: ((customer: Customer) => void) | undefined;
  onExport: (columns: readonly GridColumn<Customer>[], hasAllColumns: boolean) => void;
  isExporting?: boolean;
  bulk?: BulkSetup<Customer>;
  onRetry: () => void;
  /** What other features do with the list. */
  secondaryActions?: ReactNode;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The list of customers in every state. */
export function CustomerListView({ canCreate, canChange, onDelete, grid, onExport, ...page }: CustomerListViewProps) {
  const { t } = useTranslation('customers');
  const { controls } = page;
  const isInsureds = controls.filters.role === 'insured';
  const rowActions = useRowActions();
  const columns = useCustomerColumns(controls.detailHref);
  const create = canCreate && (
    <LinkButton tone="accent" icon={Plus} href={paths.newCustomer()}>
      {t('new')}
    </LinkButton>
  );
  return (
    <ListPage
      {...page}
      {...grid}
      columns={columns}
      onExport={(hasAllColumns) => onExport(columns, hasAllColumns)}
      title={t(isInsureds ? 'insureds.title' : 'title')}
      context={t(isInsureds ? 'insureds.context' : 'context')}
      searchLabel={t('search')}
      primaryAction={create}
      rowId={({ id }) => id}
      rowActions={(customer) =>
        rowActions({
          onDetail: () => controls.setDetail(customer.id),
          editHref: canChange ? paths.customer(customer.id) : undefined,
          onDelete: onDelete && (() => onDelete(customer)),
        })
      }
      filters={<CustomerFilters controls={controls} />}
      activeFilters={useActiveCustomerFilters(controls)}
      empty={{ drawing: 'people', title: t('empty.title'), text: t('empty.text'), action: create }}
    />
  );
}

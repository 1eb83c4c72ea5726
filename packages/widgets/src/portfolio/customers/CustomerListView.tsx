import type { Customer } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '../../frames/lists/index.ts';
import { type CustomerFilter, useCustomerFilters, useCustomerStates } from './CustomerFilters.tsx';
import { useCustomerColumns } from './useCustomerColumns.tsx';

interface CustomerListViewProps {
  list: RecordList<Customer, CustomerFilter>;
  /** What other features do with the list. */
  secondaryActions?: ReactNode;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** The detail. */
  children?: ReactNode;
}

/** The list of customers in every state. */
export function CustomerListView({ list, ...slots }: CustomerListViewProps) {
  const { t } = useTranslation('customers');
  const { controls } = list;
  const isInsureds = controls.filters.role === 'insured';
  return (
    <RecordListFrame
      {...slots}
      list={list}
      words={{
        title: t(isInsureds ? 'insureds.title' : 'title'),
        context: t(isInsureds ? 'insureds.context' : 'context'),
        search: t('search'),
        empty: { drawing: 'people', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useCustomerColumns(controls.detailHref)}
      filters={{ ...useCustomerFilters(controls), states: useCustomerStates() }}
      create={{ label: t('new'), href: paths.newCustomer() }}
      edit={{ hrefOf: paths.customer }}
    />
  );
}

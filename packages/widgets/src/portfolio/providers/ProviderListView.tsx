import type { Provider } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '../../frames/lists/index.ts';
import { type ProviderFilter, useProviderFilters } from './ProviderFilters.tsx';
import { useProviderColumns } from './useProviderColumns.tsx';

interface ProviderListViewProps {
  list: RecordList<Provider, ProviderFilter>;
  secondaryActions?: ReactNode;
  /** The detail. */
  children?: ReactNode;
}

/** The list of insurance companies in every state. */
export function ProviderListView({ list, secondaryActions, children }: ProviderListViewProps) {
  const { t } = useTranslation('providers');
  const { controls } = list;
  return (
    <RecordListFrame
      list={list}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'shield', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useProviderColumns(controls.detailHref)}
      filters={useProviderFilters(controls)}
      create={{ label: t('new'), href: paths.newProvider() }}
      edit={{ hrefOf: paths.provider }}
      secondaryActions={secondaryActions}
    >
      {children}
    </RecordListFrame>
  );
}

import type { Seller } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '../../frames/lists/index.ts';
import { type SellerFilter, useSellerFilters } from './SellerFilters.tsx';
import { useSellerColumns } from './useSellerColumns.tsx';

interface SellerListViewProps {
  list: RecordList<Seller, SellerFilter>;
  /** The detail. */
  children?: ReactNode;
}

/** The list of sellers in every state. */
export function SellerListView({ list, children }: SellerListViewProps) {
  const { t } = useTranslation('sellers');
  const { controls } = list;
  return (
    <RecordListFrame
      list={list}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'list', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useSellerColumns(controls.detailHref)}
      filters={useSellerFilters(controls)}
      create={{ label: t('new'), href: paths.newSeller() }}
      edit={{ hrefOf: paths.seller }}
    >
      {children}
    </RecordListFrame>
  );
}

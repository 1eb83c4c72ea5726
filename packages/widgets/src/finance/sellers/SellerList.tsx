import { call, ifMatch } from '@corredor/core/client';
import { deleteSeller, getSeller, listSellers } from '@corredor/core/operations';
import { vListSellersQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { pageOf, queryOf, refreshAfter } from '../../base/data/index.ts';
import { useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { SellerDetail } from './SellerDetail.tsx';
import { sellerFilters } from './SellerFilters.tsx';
import { SellerListView } from './SellerListView.tsx';

/** The sellers of a brokerage: listed, read and deleted. */
export function SellerList() {
  const { t } = useTranslation(['sellers', 'common']);
  const list = useRecordList({
    name: 'sellers',
    address: { schema: vListSellersQuery, filters: sellerFilters, ordering: 'name' },
    operations: {
      list: (client, query) => pageOf(client, listSellers, { query }),
      read: (client, query) => call(client, listSellers, { query }),
      remove: (client, { id, version }) =>
        call(client, deleteSeller, { path: { sellerId: id }, header: ifMatch(version) }),
      refresh: (queries) => refreshAfter(queries, deleteSeller),
    },
    permissions: {
      create: 'finance_app.add_seller',
      change: 'finance_app.change_seller',
      remove: 'finance_app.delete_seller',
    },
    nameOf: ({ name }) => name,
    exportName: t('export'),
    removal: { label: t('delete'), success: t('common:success.seller.deleted') },
  });
  const detail = useRecordDetail(list, (client, id) => queryOf(client, getSeller, { path: { sellerId: id } }));
  return <SellerListView list={list}>{detail && <SellerDetail {...detail} />}</SellerListView>;
}

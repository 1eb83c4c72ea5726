import { call, ifMatch } from '@corredor/core/client';
import { deleteProvider, getProvider, listProviders } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListProvidersQuery } from '@corredor/core/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOf, queryOf, refreshAfter } from '../../base/data/index.ts';
import { hiddenColumns } from '../../frames/described/index.ts';
import { useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { providerFields } from './describedProvider.ts';
import { ProviderDetail } from './ProviderDetail.tsx';
import { providerFilters } from './ProviderFilters.tsx';
import { ProviderListView } from './ProviderListView.tsx';

/** The insurance companies that the brokerage works with: listed, read and deleted. */
export function ProviderList({ secondaryActions }: { secondaryActions?: ReactNode }) {
  const { t } = useTranslation(['providers', 'common']);
  const list = useRecordList({
    name: 'providers',
    address: { schema: vListProvidersQuery, filters: providerFilters, ordering: 'name' },
    operations: {
      list: (client, query) => pageOf(client, listProviders, { query: { ...query, with_in_force: true } }),
      read: (client, query) => call(client, listProviders, { query: { ...query, with_in_force: true } }),
      remove: (client, { id, version }, run) =>
        call(client, deleteProvider, { path: { providerId: id }, header: { ...ifMatch(version), ...run } }),
      refresh: (queries) => refreshAfter(queries, deleteProvider),
    },
    permissions: {
      create: 'policy_app.add_provider',
      change: 'policy_app.change_provider',
      remove: 'policy_app.delete_provider',
    },
    nameOf: ({ name }) => name,
    exportName: t('export'),
    hiddenColumns: [...hiddenColumns(providerFields), 'updated_at'],
    removal: {
      label: t('delete'),
      kind: 'deleteProvider',
      success: t('common:success.provider.deleted'),
      holdersHref: ({ id }) => paths.policies({ provider: id }),
    },
  });
  const detail = useRecordDetail(list, (client, id) => queryOf(client, getProvider, { path: { providerId: id } }));
  return (
    <ProviderListView list={list} secondaryActions={secondaryActions}>
      {detail && <ProviderDetail {...detail} />}
    </ProviderListView>
  );
}

import type { Provider } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deleteProvider, getProvider, listProviders } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListProvidersQuery } from '@corredor/core/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import { ProviderDetail } from './ProviderDetail.tsx';
import { providerFilters } from './ProviderFilters.tsx';
import { ProviderListView } from './ProviderListView.tsx';

const usuallyHidden = ['short_name', 'updated_at'];

/** The insurance companies that the brokerage works with: listed, read and deleted. */
export function ProviderList() {
  const { t } = useTranslation(['providers', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const controls = useListParams(providerFilters, { ordering: 'name' });
  const query = checkedQuery(vListProvidersQuery, controls);
  const providers = useQuery(pageOf(client, listProviders, { query }));
  const detail = useQuery({
    ...queryOf(client, getProvider, { path: { providerId: controls.detail ?? 0 } }),
    enabled: controls.detail !== null,
  });
  const grid = useGrid('providers', usuallyHidden);
  const { isExporting, start } = useExport<Provider>();
  const canChange = useCan('policy_app.change_provider');
  const canDelete = useCan('policy_app.delete_provider');
  const removal = useConfirmDelete<Provider>({
    label: t('delete'),
    holdersHref: ({ id }) => `${paths.policies()}?provider=${id}`,
    nameOf: ({ name }) => name,
    remove: ({ id, version }) => call(client, deleteProvider, { path: { providerId: id }, header: ifMatch(version) }),
    successMessage: t('common:success.provider.deleted'),
    onDeleted: () => void refreshAfter(queries, deleteProvider),
  });
  const readPage = (page: number, page_size: number) =>
    call(client, listProviders, { query: { ...query, page, page_size } });
  const bulk = useBulk<Provider>({
    nameOf: ({ name }) => name,
    readPage,
    exportName: t('export'),
    remove: canDelete
      ? ({ id, version }) => call(client, deleteProvider, { path: { providerId: id }, header: ifMatch(version) })
      : undefined,
    onChanged: () => void refreshAfter(queries, deleteProvider),
  });
  return (
    <ProviderListView
      list={toListState(providers)}
      {...{ controls, grid, bulk, isExporting, canChange }}
      canCreate={useCan('policy_app.add_provider')}
      onDelete={canDelete ? removal.ask : undefined}
      onRetry={() => void providers.refetch()}
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
        <ProviderDetail
          state={toRecordState(detail)}
          canChange={canChange}
          onClose={() => controls.setDetail(null)}
          onRetry={() => void detail.refetch()}
        />
      )}
    </ProviderListView>
  );
}

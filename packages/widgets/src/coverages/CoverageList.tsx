import type { Coverage } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deleteCoverage, getCoverage, listCoverages } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListCoveragesQuery } from '@corredor/core/schemas';
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
import { CoverageDetail } from './CoverageDetail.tsx';
import { coverageFilters } from './CoverageFilters.tsx';
import { CoverageListView } from './CoverageListView.tsx';

/** The coverages that policies choose from: listed, read and deleted. */
export function CoverageList() {
  const { t } = useTranslation(['coverages', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const controls = useListParams(coverageFilters, { ordering: 'name' });
  const query = checkedQuery(vListCoveragesQuery, controls);
  const coverages = useQuery(pageOf(client, listCoverages, { query }));
  const detail = useQuery({
    ...queryOf(client, getCoverage, { path: { coverageId: controls.detail ?? 0 } }),
    enabled: controls.detail !== null,
  });
  const grid = useGrid('coverages');
  const { isExporting, start } = useExport<Coverage>();
  const canChange = useCan('policy_app.change_coverage');
  const canDelete = useCan('policy_app.delete_coverage');
  const removal = useConfirmDelete<Coverage>({
    label: t('delete'),
    holdersHref: ({ id }) => paths.policies({ coverage: id }),
    nameOf: ({ name }) => name,
    remove: ({ id, version }) => call(client, deleteCoverage, { path: { coverageId: id }, header: ifMatch(version) }),
    successMessage: t('common:success.coverage.deleted'),
    onDeleted: () => void refreshAfter(queries, deleteCoverage),
  });
  const readPage = (page: number, page_size: number) =>
    call(client, listCoverages, { query: { ...query, page, page_size } });
  const bulk = useBulk<Coverage>({
    nameOf: ({ name }) => name,
    readPage,
    exportName: t('export'),
    remove: canDelete
      ? ({ id, version }) => call(client, deleteCoverage, { path: { coverageId: id }, header: ifMatch(version) })
      : undefined,
    onChanged: () => void refreshAfter(queries, deleteCoverage),
  });
  return (
    <CoverageListView
      list={toListState(coverages)}
      {...{ controls, grid, bulk, isExporting, canChange }}
      canCreate={useCan('policy_app.add_coverage')}
      onDelete={canDelete ? removal.ask : undefined}
      onRetry={() => void coverages.refetch()}
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
        <CoverageDetail
          state={toRecordState(detail)}
          canChange={canChange}
          onClose={() => controls.setDetail(null)}
          onRetry={() => void detail.refetch()}
        />
      )}
    </CoverageListView>
  );
}

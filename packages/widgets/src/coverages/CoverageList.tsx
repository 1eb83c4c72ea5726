import type { Coverage } from '@corredor/core/api';
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
import { useApi } from '../data/index.ts';
import { CoverageDetail } from './CoverageDetail.tsx';
import { coverageFilters } from './CoverageFilters.tsx';
import { CoverageListView } from './CoverageListView.tsx';
import { deleteCoverage, getCoverage, listCoverages, readCoverages, refreshCoverages } from './coverages.queries.ts';

/** The coverages that policies choose from: listed, read and deleted. */
export function CoverageList() {
  const { t } = useTranslation(['coverages', 'common']);
  const [api, client, queries] = [useApi(), useClient(), useQueryClient()];
  const controls = useListParams(coverageFilters, { ordering: 'name' });
  const query = checkedQuery(vListCoveragesQuery, controls);
  const coverages = useQuery(listCoverages(api, query));
  const detail = useQuery({ ...getCoverage(api, controls.detail ?? 0), enabled: controls.detail !== null });
  const grid = useGrid('coverages');
  const { isExporting, start } = useExport<Coverage>();
  const canChange = useCan('policy_app.change_coverage');
  const canDelete = useCan('policy_app.delete_coverage');
  const removal = useConfirmDelete<Coverage>({
    label: t('delete'),
    holdersHref: ({ id }) => paths.policies({ coverage: id }),
    nameOf: ({ name }) => name,
    remove: (coverage) => deleteCoverage(client, coverage),
    successMessage: t('common:success.coverage.deleted'),
    onDeleted: () => void refreshCoverages(queries),
  });
  const readPage = (page: number, page_size: number) => readCoverages(client, { ...query, page, page_size });
  const bulk = useBulk<Coverage>({
    nameOf: ({ name }) => name,
    readPage,
    exportName: t('export'),
    remove: canDelete ? (coverage) => deleteCoverage(client, coverage) : undefined,
    onChanged: () => void refreshCoverages(queries),
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

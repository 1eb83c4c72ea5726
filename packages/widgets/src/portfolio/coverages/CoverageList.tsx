import { call, ifMatch } from '@corredor/core/client';
import { deleteCoverage, getCoverage, listCoverages } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListCoveragesQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { pageOf, queryOf, refreshAfter } from '../../base/data/index.ts';
import { useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { CoverageDetail } from './CoverageDetail.tsx';
import { coverageFilters } from './CoverageFilters.tsx';
import { CoverageListView } from './CoverageListView.tsx';

/** The coverages that policies choose from: listed, read and deleted. */
export function CoverageList() {
  const { t } = useTranslation(['coverages', 'common']);
  const list = useRecordList({
    name: 'coverages',
    address: { schema: vListCoveragesQuery, filters: coverageFilters, ordering: 'name' },
    operations: {
      list: (client, query) => pageOf(client, listCoverages, { query }),
      read: (client, query) => call(client, listCoverages, { query }),
      remove: (client, { id, version }, run) =>
        call(client, deleteCoverage, { path: { coverageId: id }, header: { ...ifMatch(version), ...run } }),
      refresh: (queries) => refreshAfter(queries, deleteCoverage),
    },
    permissions: {
      create: 'policy_app.add_coverage',
      change: 'policy_app.change_coverage',
      remove: 'policy_app.delete_coverage',
    },
    nameOf: ({ name }) => name,
    exportName: t('export'),
    hiddenColumns: ['updated_at'],
    removal: {
      label: t('delete'),
      kind: 'deleteCoverage',
      success: t('common:success.coverage.deleted'),
      holdersHref: ({ id }) => paths.policies({ coverage: id }),
    },
  });
  const detail = useRecordDetail(list, (client, id) => queryOf(client, getCoverage, { path: { coverageId: id } }));
  return <CoverageListView list={list}>{detail && <CoverageDetail {...detail} />}</CoverageListView>;
}

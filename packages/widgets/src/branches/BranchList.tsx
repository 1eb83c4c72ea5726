import type { Branch } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deleteBranch, getBranch, listBranches } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListBranchesQuery } from '@corredor/core/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../app/index.ts';
import {
  askedDraftIn,
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
import { useNavigation } from '../navigation/index.ts';
import { BranchDetail } from './BranchDetail.tsx';
import { BranchDialog } from './BranchDialog.tsx';
import { branchFilters } from './BranchFilters.tsx';
import { BranchListView } from './BranchListView.tsx';

/** The branches of the brokerage: listed, read, made, changed and deleted in one place. */
export function BranchList() {
  const { t } = useTranslation(['branches', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const controls = useListParams(branchFilters, { ordering: 'name' });
  const query = checkedQuery(vListBranchesQuery, controls);
  const branches = useQuery(pageOf(client, listBranches, { query }));
  const detail = useQuery({
    ...queryOf(client, getBranch, { path: { branchId: controls.detail ?? 0 } }),
    enabled: controls.detail !== null,
  });
  const grid = useGrid('branches');
  const { isExporting, start } = useExport<Branch>();
  const { search } = useNavigation();
  const [edited, setEdited] = useState<Branch | 'new' | null>(() =>
    new URLSearchParams(search).has('create') ? 'new' : null,
  );
  const asked = askedDraftIn(search);
  const [canAdd, canChange, canDelete] = [
    useCan('policy_app.add_branch'),
    useCan('policy_app.change_branch'),
    useCan('policy_app.delete_branch'),
  ];
  const removal = useConfirmDelete<Branch>({
    label: t('delete'),
    holdersHref: ({ id }, model) =>
      model === 'policy'
        ? `${paths.policies()}?branch=${id}`
        : model === 'coverage'
          ? `${paths.coverages()}?branch=${id}`
          : undefined,
    nameOf: ({ name }) => name,
    remove: (branch) => call(client, deleteBranch, { path: { branchId: branch.id }, header: ifMatch(branch.version) }),
    successMessage: t('common:success.branch.deleted'),
    onDeleted: () => void refreshAfter(queries, deleteBranch),
  });
  const edit = (branch: Branch) => {
    controls.setDetail(null);
    setEdited(branch);
  };
  const read = detail.data;
  // Who goes on with a draft wants its form, wherever the list was open already.
  useEffect(() => {
    if (asked?.startsWith('branch.new')) setEdited('new');
    else if (asked && read && canChange) setEdited(read);
  }, [asked, read, canChange]);
  const readPage = (page: number, page_size: number) =>
    call(client, listBranches, { query: { ...query, page, page_size } });
  const bulk = useBulk<Branch>({
    nameOf: ({ name }) => name,
    readPage,
    exportName: t('export'),
    remove: canDelete
      ? (branch) => call(client, deleteBranch, { path: { branchId: branch.id }, header: ifMatch(branch.version) })
      : undefined,
    onChanged: () => void refreshAfter(queries, deleteBranch),
  });
  return (
    <BranchListView
      list={toListState(branches)}
      {...{ controls, grid, bulk, isExporting }}
      onCreate={canAdd ? () => setEdited('new') : undefined}
      onEdit={canChange ? edit : undefined}
      onDelete={canDelete ? removal.ask : undefined}
      onRetry={() => void branches.refetch()}
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
      {edited && (edited !== 'new' || canAdd) && (
        <BranchDialog branch={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {controls.detail !== null && !edited && (
        <BranchDetail
          state={toRecordState(detail)}
          onEdit={canChange ? edit : undefined}
          onClose={() => controls.setDetail(null)}
          onRetry={() => void detail.refetch()}
        />
      )}
    </BranchListView>
  );
}

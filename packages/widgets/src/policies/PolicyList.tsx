import type { Policy, PolicyRow } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deletePolicy, listPolicies } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListPoliciesQuery } from '@corredor/core/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../app/index.ts';
import {
  checkedQuery,
  toListState,
  useBulk,
  useConfirmDelete,
  useExport,
  useGrid,
  useListParams,
} from '../crud/index.ts';
import { pageOf, refreshAfter } from '../data/index.ts';
import { PolicyDetail } from './PolicyDetail.tsx';
import { PolicyListView } from './PolicyListView.tsx';
import { PolicyMoves } from './PolicyMoves.tsx';
import { usePolicyColumns, usuallyHiddenColumns } from './policyColumns.tsx';
import { policyFilters } from './policyFilters.ts';

interface PolicyListProps {
  /** A policy's instalments, which belong to another feature. */
  payments: (policy: Policy) => ReactNode;
  /** What other features say about the whole list. */
  banner?: ReactNode;
}
const noLink = () => '';

/** The policies that the user may see; knows the client, the address and the dialogs. */
export function PolicyList({ payments, banner }: PolicyListProps) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const controls = useListParams(policyFilters, { ordering: '-created_at' });
  const query = checkedQuery(vListPoliciesQuery, controls);
  const policies = useQuery(pageOf(client, listPolicies, { query }));
  const columns = usePolicyColumns(noLink);
  const grid = useGrid('policies', usuallyHiddenColumns);
  const [moving, setMoving] = useState<PolicyRow | null>(null);
  const exporting = useExport<PolicyRow>();
  const deletion = useConfirmDelete<PolicyRow>({
    label: t('list.delete'),
    holdersHref: ({ id }, model) => (model === 'payment' ? paths.payments({ policy: id }) : undefined),
    nameOf: (row) => row.number ?? t('unnumbered'),
    noteOf: (row) => (row.renewed_from_id === null ? undefined : t('list.deleteRenewal')),
    remove: (row) => call(client, deletePolicy, { path: { policyId: row.id }, header: ifMatch(row.version) }),
    successMessage: t('common:success.policy.deleted'),
    onDeleted: () => refreshAfter(queries, deletePolicy),
  });
  const canDelete = useCan('policy_app.delete_policy');
  const readPage = (page: number, page_size: number) =>
    call(client, listPolicies, { query: { ...query, page, page_size } });
  const bulk = useBulk<PolicyRow>({
    nameOf: (row) => row.number ?? t('unnumbered'),
    readPage,
    exportName: t('list.fileName'),
    remove: canDelete
      ? (row) => call(client, deletePolicy, { path: { policyId: row.id }, header: ifMatch(row.version) })
      : undefined,
    keeps: ({ allowed_actions }) => (allowed_actions.includes('delete') ? null : t('list.onlyDrafts')),
    onChanged: () => void refreshAfter(queries, deletePolicy),
  });
  return (
    <PolicyListView
      bulk={bulk}
      banner={banner}
      {...grid}
      list={toListState(policies)}
      controls={controls}
      canCreate={useCan('policy_app.add_policy')}
      canChange={useCan('policy_app.change_policy')}
      canDelete={canDelete}
      onMove={setMoving}
      onDelete={deletion.ask}
      onRetry={() => void policies.refetch()}
      isExporting={exporting.isExporting}
      onExport={(hasAllColumns) =>
        void exporting.start({
          hasAllColumns,
          name: t('list.fileName'),
          columns,
          hiddenColumns: grid.hiddenColumns,
          columnOrder: grid.columnOrder,
          readPage,
        })
      }
    >
      {deletion.dialog}
      {moving && <PolicyMoves key={moving.id} policy={moving} onClose={() => setMoving(null)} />}
      {controls.detail && (
        <PolicyDetail id={controls.detail} payments={payments} onClose={() => controls.setDetail(null)} />
      )}
    </PolicyListView>
  );
}

import type { Policy, PolicyRow } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deletePolicy, getPolicy, getPolicySummary, listPolicies } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListPoliciesQuery } from '@corredor/core/schemas';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOf, queryOf, refreshAfter } from '../../../base/data/index.ts';
import { useRecordDetail, useRecordList } from '../../../frames/lists/index.ts';
import { useBulkPaper } from '../../../frames/paper/index.ts';
import { PolicyMoves } from '../moves/PolicyMoves.tsx';
import { PolicyDetail } from '../record/PolicyDetail.tsx';
import { policyFilters } from './PolicyFilters.tsx';
import { PolicyListView } from './PolicyListView.tsx';
import { useExtraBranches } from './useExtraBranches.ts';
import { hiddenColumns } from './usePolicyColumns.tsx';
import { usePolicyName } from './usePolicyName.ts';

interface PolicyListProps {
  /** A policy's instalments, which belong to another feature. */
  payments: (policy: Policy) => ReactNode;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** Beside the button that adds one. */
  secondaryActions?: ReactNode;
}

/** The policies that the user may see; knows the client, the address and the dialogs. */
export function PolicyList({ payments, banner, secondaryActions }: PolicyListProps) {
  const { t } = useTranslation(['policies', 'common']);
  const [moving, setMoving] = useState<PolicyRow | null>(null);
  const nameOf = usePolicyName();
  const list = useRecordList({
    name: 'policies',
    address: { schema: vListPoliciesQuery, filters: policyFilters, ordering: 'agenda' },
    operations: {
      list: (client, query) => pageOf(client, listPolicies, { query }),
      read: (client, query) => call(client, listPolicies, { query }),
      summary: (client, { page: _p, page_size: _s, ordering: _o, status: _st, ...query }) =>
        queryOf(client, getPolicySummary, { query }),
      remove: (client, { id, version }, run) =>
        call(client, deletePolicy, { path: { policyId: id }, header: { ...ifMatch(version), ...run } }),
      refresh: (queries) => refreshAfter(queries, deletePolicy),
    },
    permissions: {
      create: 'policy_app.add_policy',
      change: 'policy_app.change_policy',
      remove: 'policy_app.delete_policy',
    },
    nameOf,
    exportName: t('list.fileName'),
    hiddenColumns,
    bulkVerbs: useBulkPaper<PolicyRow>(namesOnPaper),
    removal: {
      label: t('list.delete'),
      kind: 'deletePolicy',
      success: t('common:success.policy.deleted'),
      noteOf: (row) => (row.renewed_from_id === null ? undefined : t('list.deleteRenewal')),
      holdersHref: ({ id }, model) => (model === 'payment' ? paths.payments({ policy: id, status: 'all' }) : undefined),
      keeps: ({ allowed_actions }) => (allowed_actions.includes('delete') ? null : t('list.onlyDrafts')),
    },
  });
  const detail = useRecordDetail(list, (client, policyId) => queryOf(client, getPolicy, { path: { policyId } }));
  return (
    <PolicyListView
      list={list}
      summary={list.summary}
      banner={banner}
      secondaryActions={secondaryActions}
      branches={useExtraBranches()}
      onMove={setMoving}
    >
      {moving && <PolicyMoves key={moving.id} policy={moving} onClose={() => setMoving(null)} />}
      {detail && <PolicyDetail {...detail} payments={payments} />}
    </PolicyListView>
  );
}

/** Whom and what a policy names in the list. */
const namesOnPaper = ({ contractor, payer, provider, branch }: PolicyRow) =>
  [contractor, payer, provider, branch].map((one) => one?.name);

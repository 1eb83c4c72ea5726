import type { Policy, PolicyCoverage } from '@corredor/core/api';
import { call, ifMatch, keyHeader } from '@corredor/core/client';
import {
  createPolicyCoverage,
  deletePolicyCoverage,
  listCoverages,
  listPolicyCoverages,
  updatePolicyCoverage,
} from '@corredor/core/operations';
import { obstacleToAdding } from '@corredor/machines/row-editing';
import { EditableRows } from '@corredor/ui/EditableRows';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { CoveragePicker } from '../../../frames/pickers/index.ts';
import { PagedRows } from './PagedRows.tsx';
import { PolicyRowsFrame } from './PolicyRowsFrame.tsx';
import { RowPeriod } from './RowPeriod.tsx';
import { useRowPages } from './useRowPages.ts';
import { useRows } from './useRows.tsx';
import { useLimitColumn, usePercentageColumn } from './useValueColumns.tsx';

export interface PolicyRowsProps {
  policy: Policy;
  isEditable: boolean;
  onPendingChange?: (isPending: boolean) => void;
}
type Draft = { coverage_id: number | null; limit: string; percentage: string };

const toDraft = (row: PolicyCoverage | null): Draft => ({
  coverage_id: row?.coverage_id ?? null,
  limit: row?.limit ?? '',
  percentage: row?.percentage ?? '',
});
const amountsOf = ({ limit, percentage }: Draft) => ({ limit: limit || null, percentage: percentage || null });

/** What a policy covers, chosen from the coverages of its branch. */
export function PolicyCoverages({ policy, isEditable, onPendingChange }: PolicyRowsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { money, percent } = useFormats();
  const pages = useRowPages();
  const query = useQuery({
    ...queryOf(client, listPolicyCoverages, { path: { policyId: policy.id }, query: pages.query }),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.count;
  const saved = query.data?.results ?? [];
  const { rows, draft, change, editing, notice, dialog } = useRows<PolicyCoverage, Draft>({
    policy,
    byMovement: 'coverage',
    saved,
    toDraft,
    check: ({ coverage_id, percentage }) => {
      if (coverage_id === null) return { code: 'select_in_column', column: t('rows.coverage') };
      return Number(percentage) > 100 ? t('common:validation.percentage') : null;
    },
    create: (values, key) =>
      call(client, createPolicyCoverage, {
        path: { policyId: policy.id },
        header: keyHeader(key),
        body: { coverage_id: values.coverage_id ?? 0, ...amountsOf(values) },
      }),
    update: (row, values) =>
      call(client, updatePolicyCoverage, {
        path: { policyId: policy.id, rowId: row.id },
        header: ifMatch(row.version),
        body: amountsOf(values),
      }),
    remove: (row) =>
      call(client, deletePolicyCoverage, {
        path: { policyId: policy.id, rowId: row.id },
        header: ifMatch(row.version),
      }),
    nameOf: (row) => row.coverage.name,
    messages: {
      created: t('rows.coverageAdded'),
      updated: t('rows.coverageChanged'),
      deleted: t('rows.coverageRemoved'),
      deleteLabel: t('rows.deleteCoverage'),
    },
    refuseAdd: async () => {
      if (policy.branch_id === null) return t('rows.branchFirst');
      const { count } = await queries.fetchQuery(
        queryOf(client, listCoverages, { query: { branch: policy.branch_id, page_size: 1 } }),
      );
      return obstacleToAdding({ available: count, taken: pages.isNarrowed ? 0 : (total ?? 0) });
    },
    describe: ({ limit, percentage }) => [
      { name: 'limit', label: t('rows.limit'), text: money(limit || null, policy.currency) },
      { name: 'percentage', label: t('rows.percentage'), text: percent(percentage || null) },
    ],
    onSaved: () => void refreshAfter(queries, updatePolicyCoverage),
    isEditable,
    onPendingChange,
  });
  const limit = useLimitColumn<PolicyCoverage>(t('rows.limit'), { draft, change, currency: policy.currency });
  const percentage = usePercentageColumn<PolicyCoverage>(t('rows.percentage'), { draft, change });
  return (
    <PolicyRowsFrame list={toListState(query)} onRetry={() => void query.refetch()}>
      <PagedRows pages={pages} total={total} searchLabel={t('rows.searchCoverages')} isWriting={draft !== null}>
        <EditableRows
          {...editing}
          label={t('tab.coverages')}
          rows={rows}
          addLabel={t('rows.addCoverage')}
          emptyText={t(pages.isNarrowed ? 'rows.nothingFound' : 'rows.noCoverages')}
          columns={[
            {
              id: 'coverage',
              header: t('rows.coverage'),
              read: ({ saved: row }) => <RowPeriod row={row}>{row?.coverage.name}</RowPeriod>,
              edit: ({ saved: row }) =>
                row ? (
                  row.coverage.name
                ) : (
                  <CoveragePicker
                    label={t('rows.coverage')}
                    isLabelHidden
                    branchId={policy.branch_id}
                    value={draft?.coverage_id ?? null}
                    onChange={(coverage_id) => change({ coverage_id })}
                  />
                ),
            },
            {
              id: 'type',
              header: t('rows.type'),
              read: ({ saved: row }) => row && t(`common:coverageType.${row.coverage_type}`),
            },
            limit,
            percentage,
          ]}
        />
      </PagedRows>
      {notice}
      {dialog}
    </PolicyRowsFrame>
  );
}

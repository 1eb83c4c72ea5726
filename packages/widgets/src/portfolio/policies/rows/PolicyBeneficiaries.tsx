import type { PolicyBeneficiary } from '@corredor/core/api';
import { call, ifMatch, keyHeader } from '@corredor/core/client';
import {
  createPolicyBeneficiary,
  deletePolicyBeneficiary,
  listCustomers,
  listPolicyBeneficiaries,
  updatePolicyBeneficiary,
} from '@corredor/core/operations';
import { passesHundred, sumOfShares } from '@corredor/core/policies';
import { obstacleToAdding } from '@corredor/machines/row-editing';
import { EditableRows } from '@corredor/ui/EditableRows';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { CustomerOrNewPicker } from '../../../frames/pickers/index.ts';
import { useNewRecords } from '../parts/newRecords.ts';
import type { PolicyRowsProps } from './PolicyCoverages.tsx';
import { PolicyRowsFrame } from './PolicyRowsFrame.tsx';
import { RowPeriod } from './RowPeriod.tsx';
import { useRows } from './useRows.tsx';
import { useLimitColumn, usePercentageColumn, useSinceColumn } from './useValueColumns.tsx';

/** A policy has so many at most, and their shares are read together. */
const most = 200;
type Draft = {
  customer_id: number | null;
  customer: string;
  start_date: string | null;
  percentage: string;
  limit: string;
};

/** Whom the insurer pays, since when and which part; a hundred percent at most in all. */
export function PolicyBeneficiaries({ policy, isEditable, onPendingChange }: PolicyRowsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { date, money, percent } = useFormats();
  const newCustomer = useNewRecords().insured;
  const mayAddCustomers = useCan('core_app.add_customer');
  const query = useQuery(
    queryOf(client, listPolicyBeneficiaries, { path: { policyId: policy.id }, query: { page_size: most } }),
  );
  const saved = query.data?.results ?? [];
  const { rows, draft, change, editing, notice, dialog } = useRows<PolicyBeneficiary, Draft>({
    policy,
    byMovement: 'creditor',
    saved,
    toDraft: (row) => ({
      customer_id: row?.customer_id ?? null,
      customer: row?.customer.name ?? '',
      start_date: row?.start_date ?? policy.start_date,
      percentage: row?.percentage ?? '',
      limit: row?.limit ?? '',
    }),
    check: ({ customer_id, start_date, percentage }) => {
      if (customer_id === null) return { code: 'select_in_column', column: t('rows.beneficiary') };
      if (start_date === null) return { code: 'select_in_column', column: t('rows.since') };
      if (percentage === '') return { code: 'select_in_column', column: t('rows.percentage') };
      const others = saved.filter((row) => row.customer_id !== customer_id);
      const isOver = passesHundred([...others, { percentage }]);
      return isOver ? t('rows.over', { sum: percent(sumOfShares(others)) }) : null;
    },
    create: ({ customer_id, start_date, percentage, limit }, key) =>
      call(client, createPolicyBeneficiary, {
        path: { policyId: policy.id },
        header: keyHeader(key),
        body: { customer_id: customer_id ?? 0, start_date: start_date ?? '', percentage, limit: limit || null },
      }),
    update: (row, { start_date, percentage, limit }) =>
      call(client, updatePolicyBeneficiary, {
        path: { policyId: policy.id, rowId: row.id },
        header: ifMatch(row.version),
        body: { start_date: start_date ?? row.start_date, percentage, limit: limit || null },
      }),
    remove: (row) =>
      call(client, deletePolicyBeneficiary, {
        path: { policyId: policy.id, rowId: row.id },
        header: ifMatch(row.version),
      }),
    nameOf: (row) => row.customer.name,
    messages: {
      created: t('common:success.beneficiary.created'),
      updated: t('common:success.beneficiary.updated'),
      deleted: t('common:success.beneficiary.deleted'),
      deleteLabel: t('rows.deleteBeneficiary'),
    },
    refuseAdd: async () => {
      if (newCustomer && mayAddCustomers) return null;
      const { count } = await queries.fetchQuery(queryOf(client, listCustomers, { query: { page_size: 1 } }));
      return obstacleToAdding({ available: count, taken: saved.length });
    },
    describe: ({ start_date, percentage, limit }) => [
      { name: 'start_date', label: t('rows.since'), text: date(start_date) },
      { name: 'percentage', label: t('rows.percentage'), text: percent(percentage) },
      { name: 'limit', label: t('rows.upTo'), text: money(limit || null, policy.currency) },
    ],
    onSaved: () => void query.refetch(),
    isEditable,
    onPendingChange,
  });
  const since = useSinceColumn<PolicyBeneficiary>({ draft, change });
  const percentage = usePercentageColumn<PolicyBeneficiary>(t('rows.percentage'), { draft, change });
  const limit = useLimitColumn<PolicyBeneficiary>(t('rows.upTo'), { draft, change, currency: policy.currency });
  return (
    <PolicyRowsFrame list={toListState(query)} onRetry={() => void query.refetch()}>
      <Stack gap="small">
        <EditableRows
          {...editing}
          label={t('tab.beneficiaries')}
          rows={rows}
          addLabel={t('rows.addBeneficiary')}
          emptyText={t('rows.noBeneficiaries')}
          columns={[
            {
              id: 'customer',
              header: t('rows.beneficiary'),
              read: ({ saved: row }) =>
                row && (
                  <Stack gap="none">
                    <span>{row.customer.name}</span>
                    <Text as="span" size="sm" tone="muted">
                      {row.identification}
                    </Text>
                    <RowPeriod row={row} />
                  </Stack>
                ),
              edit: ({ saved: row }) =>
                row ? (
                  row.customer.name
                ) : (
                  <CustomerOrNewPicker
                    newCustomer={newCustomer}
                    label={t('rows.beneficiary')}
                    isLabelHidden
                    value={draft?.customer_id ?? null}
                    onChange={(customer_id, record) => change({ customer_id, customer: record?.name ?? '' })}
                  />
                ),
            },
            since,
            percentage,
            limit,
          ]}
        />
        {saved.length > 0 && <Text tone="muted">{t('rows.sumOf', { sum: percent(sumOfShares(saved)) })}</Text>}
      </Stack>
      {notice}
      {dialog}
    </PolicyRowsFrame>
  );
}

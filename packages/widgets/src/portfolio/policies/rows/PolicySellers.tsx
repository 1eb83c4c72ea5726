import type { PolicySeller } from '@corredor/core/api';
import { call, ifMatch, keyHeader } from '@corredor/core/client';
import {
  createPolicySeller,
  deletePolicySeller,
  listPolicySellers,
  updatePolicySeller,
} from '@corredor/core/operations';
import { firstDayOverHundred, sellerKey, sharesOn, sumOfShares } from '@corredor/core/policies';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { EditableRows } from '@corredor/ui/EditableRows';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import type { PolicyRowsProps } from './PolicyCoverages.tsx';
import { PolicyRowsFrame } from './PolicyRowsFrame.tsx';
import { keyedShares, type SellerValues, toSellerInput, toSellerValues } from './sellerValues.ts';
import { useRows } from './useRows.tsx';
import { useSellerColumns } from './useSellerColumns.tsx';

/** Who shares a policy's commission from which day on; of each seller the latest row counts. */
export function PolicySellers({ policy, isEditable, onPendingChange }: PolicyRowsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const { date, percent, today } = useFormats();
  const query = useQuery(queryOf(useClient(), listPolicySellers, { path: { policyId: policy.id } }));
  const saved = query.data?.results ?? [];
  const { rows, draft, change, editing, dialog } = useRows<PolicySeller, SellerValues>({
    policy,
    saved,
    toDraft: (row) => toSellerValues(row, policy.start_date),
    check: (values) => {
      const input = toSellerInput(values);
      if (values.chosen === null && values.name.trim() === '')
        return { code: 'select_in_column', column: t('rows.seller') };
      if (values.start_date === null) return { code: 'select_in_column', column: t('rows.since') };
      if (!input) return { code: 'select_in_column', column: t('rows.share') };
      const others = saved.filter((row) => row.id !== values.id);
      const day = firstDayOverHundred(keyedShares([...others, input]));
      return day ? t('rows.overOn', { date: date(day) }) : null;
    },
    create: (values, key) => {
      const body = toSellerInput(values);
      return body
        ? call(client, createPolicySeller, { path: { policyId: policy.id }, header: keyHeader(key), body })
        : Promise.reject(new Error('An incomplete row.'));
    },
    update: (row, { start_date, percentage }) =>
      call(client, updatePolicySeller, {
        path: { policyId: policy.id, rowId: row.id },
        header: ifMatch(row.version),
        body: { start_date: start_date ?? row.start_date, percentage },
      }),
    remove: (row) =>
      call(client, deletePolicySeller, { path: { policyId: policy.id, rowId: row.id }, header: ifMatch(row.version) }),
    nameOf: (row) => row.name,
    messages: {
      created: t('common:success.policySeller.created'),
      updated: t('common:success.policySeller.updated'),
      deleted: t('common:success.policySeller.deleted'),
      deleteLabel: t('rows.deleteSeller'),
    },
    describe: ({ start_date, percentage }) => [
      { name: 'start_date', label: t('rows.since'), text: date(start_date) },
      { name: 'percentage', label: t('rows.share'), text: percent(percentage) },
    ],
    onSaved: () => void query.refetch(),
    isEditable,
    onPendingChange,
  });
  const counting = sharesOn(keyedShares(saved), today());
  const columns = useSellerColumns({
    draft,
    change,
    currency: policy.currency,
    commission: policy.commission?.total,
    standing: (row) => {
      if (row.start_date > today()) return 'later';
      return counting.some((one) => one.seller === sellerKey(row) && one.start_date === row.start_date)
        ? 'counts'
        : 'replaced';
    },
  });
  return (
    <PolicyRowsFrame list={toListState(query)} onRetry={() => void query.refetch()}>
      <Card
        title={t('tab.sellers')}
        padding="none"
        description={editing.onAdd && editing.addDisabledReason}
        actions={
          editing.onAdd && (
            <Button
              icon={Plus}
              size="small"
              isDisabled={editing.addDisabledReason !== undefined}
              onPress={editing.onAdd}
            >
              {t('rows.addSeller')}
            </Button>
          )
        }
        footer={
          saved.length > 0 && <Text tone="muted">{t('rows.sharedToday', { sum: percent(sumOfShares(counting)) })}</Text>
        }
      >
        <EditableRows
          {...editing}
          onAdd={undefined}
          isInCard
          label={t('tab.sellers')}
          rows={rows}
          columns={columns}
          addLabel={t('rows.addSeller')}
          emptyText={t('rows.noSellers')}
        />
      </Card>
      {dialog}
    </PolicyRowsFrame>
  );
}

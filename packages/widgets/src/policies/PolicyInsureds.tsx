import type { PolicyInsured } from '@corredor/core/api';
import { EditableRows } from '@corredor/ui/EditableRows';
import { Pagination } from '@corredor/ui/Pagination';
import { Stack } from '@corredor/ui/Stack';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../app/index.ts';
import { toListState } from '../crud/index.ts';
import { useApi } from '../data/index.ts';
import { useInsuredColumns } from './insuredColumns.tsx';
import { type InsuredDraft, insuredDraft, insuredInput } from './insuredValues.ts';
import type { PolicyRowsProps } from './PolicyCoverages.tsx';
import { PolicyRowsFrame } from './PolicyRowsFrame.tsx';
import { refreshPolicies } from './policies.queries.ts';
import {
  countCustomers,
  createPolicyInsured,
  deletePolicyInsured,
  listPolicyInsureds,
  updatePolicyInsured,
} from './policyRows.queries.ts';
import { useRows } from './useRows.tsx';

const pageSize = 25;

/** The people whom a policy insures; group policies have thousands, so they come by pages. */
export function PolicyInsureds({ policy, isEditable, onPendingChange }: PolicyRowsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const api = useApi();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...listPolicyInsureds(api, policy.id, page, pageSize),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.count ?? 0;
  const { rows, draft, change, editing, changing, dialog } = useRows<PolicyInsured, InsuredDraft>({
    saved: query.data?.results ?? [],
    toDraft: (row) => insuredDraft(row, policy.start_date),
    check: (values) => {
      const gaps = [
        values.customer_id === null && t('rows.insured'),
        values.relationship === null && t('rows.relationship'),
        values.start_date === null && t('rows.since'),
      ];
      const column = gaps.find((gap) => gap !== false);
      if (column) return { code: 'select_in_column', column };
      return Number(values.beneficiary_percentage) > 100 ? t('common:validation.percentage') : undefined;
    },
    create: (values, key) => {
      const body = insuredInput(values);
      return body ? createPolicyInsured(client, policy.id, body, key) : Promise.reject(new Error('An incomplete row.'));
    },
    update: (row, values) => updatePolicyInsured(client, policy.id, row, insuredInput(values) ?? {}),
    remove: (row) => deletePolicyInsured(client, policy.id, row),
    nameOf: (row) => row.customer.name,
    messages: {
      created: t('common:success.insured.created'),
      updated: t('common:success.insured.updated'),
      deleted: t('common:success.insured.deleted'),
      deleteLabel: t('rows.deleteInsured'),
    },
    refuseAdd: async () => {
      const { count } = await queries.fetchQuery(countCustomers(api));
      return count === 0 ? t('common:validation.noItems') : undefined;
    },
    onSaved: () => void refreshPolicies(queries),
    onPendingChange,
  });
  const columns = useInsuredColumns({ draft, change, currency: policy.currency });
  return (
    <PolicyRowsFrame list={toListState(query)} onRetry={() => void query.refetch()}>
      <Stack gap="small">
        <EditableRows
          {...editing}
          {...(isEditable ? changing : {})}
          label={t('tab.insureds')}
          rows={rows}
          columns={columns}
          addLabel={t('rows.addInsured')}
          emptyText={t('rows.noInsureds')}
        />
        {total > pageSize && (
          // A row that is being written would be lost with its page.
          <Pagination page={page} pageSize={pageSize} total={total} onPageChange={draft ? () => undefined : setPage} />
        )}
      </Stack>
      {dialog}
    </PolicyRowsFrame>
  );
}

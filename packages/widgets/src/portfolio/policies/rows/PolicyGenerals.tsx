import type { PolicyGeneral } from '@corredor/core/api';
import { call, ifMatch, keyHeader } from '@corredor/core/client';
import {
  createPolicyGeneral,
  deletePolicyGeneral,
  listPolicyGenerals,
  updatePolicyGeneral,
} from '@corredor/core/operations';
import { EditableRows } from '@corredor/ui/EditableRows';
import { TextField } from '@corredor/ui/TextField';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { textOrNull } from '../../../frames/forms/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { type ExtraDraft, toExtraBody, toExtraDraft } from './extraValues.ts';
import { PagedRows } from './PagedRows.tsx';
import type { PolicyRowsProps } from './PolicyCoverages.tsx';
import { PolicyRowsFrame } from './PolicyRowsFrame.tsx';
import { RowPeriod } from './RowPeriod.tsx';
import { isRateOver, type SumValues, toSumInput, toSumValues } from './sumValues.ts';
import { useRowExtraColumns, useRowExtras } from './useRowExtras.tsx';
import { useRowPages } from './useRowPages.ts';
import { useRows } from './useRows.tsx';
import { useSumColumns } from './useSumColumns.tsx';

type Draft = SumValues & ExtraDraft & { name: string; description: string };
const toDraft = (row: PolicyGeneral | null): Draft => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  ...toSumValues(row),
  ...toExtraDraft(row),
});
const bodyOf = ({ name, description, ...values }: Draft) => ({
  name: name.trim(),
  description: textOrNull(description),
  ...toSumInput(values),
  ...toExtraBody(values),
});

/** Insured things that have no list of their own: machines, buildings, goods. */
export function PolicyGenerals({ policy, isEditable, onPendingChange }: PolicyRowsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { money, percent } = useFormats();
  const pages = useRowPages();
  const query = useQuery({
    ...queryOf(client, listPolicyGenerals, { path: { policyId: policy.id }, query: pages.query }),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.count;
  const saved = query.data?.results ?? [];
  const extras = useRowExtras(policy, 'general');
  const { rows, draft, change, editing, notice, dialog, ...written } = useRows<PolicyGeneral, Draft>({
    policy,
    byMovement: 'inclusion',
    saved,
    toDraft,
    check: (values, row) => {
      if (!values.name.trim()) return { code: 'select_in_column', column: t('rows.name') };
      return isRateOver(values) ? t('common:validation.percentage') : extras.check(values, row);
    },
    describe: ({ name, description, sum, rate, term_net, extra }) => [
      { name: 'name', label: t('rows.name'), text: name },
      { name: 'description', label: t('rows.description'), text: description },
      { name: 'sum', label: t('rows.sum'), text: money(sum || null, policy.currency) },
      { name: 'rate', label: t('rows.rate'), text: percent(rate || null) },
      { name: 'term_net', label: t('rows.termNet'), text: money(term_net || null, policy.currency) },
      ...extras.describe({ extra }),
    ],
    create: (values, key) =>
      call(client, createPolicyGeneral, {
        path: { policyId: policy.id },
        header: keyHeader(key),
        body: bodyOf(values),
      }),
    update: (row, values) =>
      call(client, updatePolicyGeneral, {
        path: { policyId: policy.id, rowId: row.id },
        header: ifMatch(row.version),
        body: bodyOf(values),
      }),
    remove: (row) =>
      call(client, deletePolicyGeneral, { path: { policyId: policy.id, rowId: row.id }, header: ifMatch(row.version) }),
    nameOf: (row) => row.name,
    messages: {
      created: t('common:success.general.created'),
      updated: t('common:success.general.updated'),
      deleted: t('common:success.general.deleted'),
      deleteLabel: t('rows.deleteGeneral'),
    },
    onSaved: () => void refreshAfter(queries, updatePolicyGeneral),
    isEditable,
    onPendingChange,
  });
  const sums = useSumColumns<PolicyGeneral>({ draft, change, currency: policy.currency });
  const extraColumns = useRowExtraColumns<PolicyGeneral>({
    fields: extras.fields,
    saved,
    draft,
    change,
    errors: extras.errorsOf({ draft, ...written }),
  });
  return (
    <PolicyRowsFrame list={toListState(query)} onRetry={() => void query.refetch()}>
      <PagedRows pages={pages} total={total} searchLabel={t('rows.searchGenerals')} isWriting={draft !== null}>
        <EditableRows
          {...editing}
          label={t('tab.generals')}
          rows={rows}
          addLabel={t('rows.addGeneral')}
          emptyText={t(pages.isNarrowed ? 'rows.nothingFound' : 'rows.noGenerals')}
          columns={[
            {
              id: 'name',
              header: t('rows.name'),
              read: ({ saved: row }) => <RowPeriod row={row}>{row?.name}</RowPeriod>,
              edit: () => (
                <TextField
                  label={t('rows.name')}
                  isLabelHidden
                  maxLength={160}
                  value={draft?.name ?? ''}
                  onChange={(name) => change({ name })}
                />
              ),
            },
            {
              id: 'description',
              header: t('rows.description'),
              read: ({ saved: row }) => row?.description,
              edit: () => (
                <TextField
                  label={t('rows.description')}
                  isLabelHidden
                  maxLength={1000}
                  value={draft?.description ?? ''}
                  onChange={(description) => change({ description })}
                />
              ),
            },
            ...extraColumns,
            ...sums,
          ]}
        />
      </PagedRows>
      {notice}
      {dialog}
    </PolicyRowsFrame>
  );
}

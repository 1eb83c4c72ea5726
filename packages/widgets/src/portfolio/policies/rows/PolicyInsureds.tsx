import type { PolicyInsured, Ref } from '@corredor/core/api';
import { call, ifMatch, keyHeader } from '@corredor/core/client';
import {
  createPolicyInsured,
  deletePolicyInsured,
  listCustomers,
  listPolicyInsureds,
  updatePolicyInsured,
} from '@corredor/core/operations';
import { policyWords } from '@corredor/core/policies';
import { obstacleToAdding } from '@corredor/machines/row-editing';
import { Button } from '@corredor/ui/Button';
import { EditableRows } from '@corredor/ui/EditableRows';
import { Inline } from '@corredor/ui/Inline';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { useNewRecords } from '../parts/newRecords.ts';
import { type InsuredValues, toInsuredInput, toInsuredValues } from './insuredValues.ts';
import { PagedRows } from './PagedRows.tsx';
import type { PolicyRowsProps } from './PolicyCoverages.tsx';
import { PolicyRowsFrame } from './PolicyRowsFrame.tsx';
import { isRateOver } from './sumValues.ts';
import { useInsuredColumns } from './useInsuredColumns.tsx';
import { useRowExtraColumns, useRowExtras } from './useRowExtras.tsx';
import { useRowPages } from './useRowPages.ts';
import { useRows } from './useRows.tsx';

/** The people whom a policy insures; group policies have thousands, so they come by pages. */
export function PolicyInsureds({ policy, isEditable, onPendingChange }: PolicyRowsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { date, money, percent } = useFormats();
  const mayAddCustomers = useCan('core_app.add_customer');
  const canMakeCustomers = useNewRecords().insured !== undefined && mayAddCustomers;
  const pages = useRowPages();
  const [family, setFamily] = useState<Ref | null>(null);
  const isNarrowed = pages.isNarrowed || family !== null;
  const query = useQuery({
    ...queryOf(client, listPolicyInsureds, {
      path: { policyId: policy.id },
      query: { ...pages.query, family: family?.id },
    }),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.count;
  const saved = query.data?.results ?? [];
  const extras = useRowExtras(policy, 'insured');
  const { rows, draft, change, editing, notice, dialog, ...written } = useRows<PolicyInsured, InsuredValues>({
    policy,
    byMovement: 'inclusion',
    saved,
    toDraft: (row) => toInsuredValues(row, policy.start_date),
    check: (values, row) => {
      const gaps = [
        values.customer_id === null && t('rows.insured'),
        values.relationship === null && t('rows.relationship'),
        values.start_date === null && t('rows.since'),
        values.relationship === 'dependent' && values.titular_id === null && t('rows.titular'),
        values.relationship === 'titular' &&
          policy.insured_select_type === 'massive' &&
          !values.certificate_number.trim() &&
          t('field.certificate_number'),
      ];
      const column = gaps.find((gap) => gap !== false);
      if (column) return { code: 'select_in_column', column };
      const isOver = Number(values.beneficiary_percentage) > 100 || isRateOver(values);
      return isOver ? t('common:validation.percentage') : extras.check(values, row);
    },
    create: (values, key) => {
      const body = toInsuredInput(values);
      return body
        ? call(client, createPolicyInsured, { path: { policyId: policy.id }, header: keyHeader(key), body })
        : Promise.reject(new Error('An incomplete row.'));
    },
    update: (row, values) =>
      call(client, updatePolicyInsured, {
        path: { policyId: policy.id, rowId: row.id },
        header: ifMatch(row.version),
        body: toInsuredInput(values) ?? {},
      }),
    remove: (row) =>
      call(client, deletePolicyInsured, { path: { policyId: policy.id, rowId: row.id }, header: ifMatch(row.version) }),
    nameOf: (row) => row.customer.name,
    messages: {
      created: t('common:success.insured.created'),
      updated: t('common:success.insured.updated'),
      deleted: t('common:success.insured.deleted'),
      deleteLabel: t('rows.deleteInsured'),
    },
    refuseAdd: async () => {
      if (canMakeCustomers) return null;
      const { count } = await queries.fetchQuery(queryOf(client, listCustomers, { query: { page_size: 1 } }));
      // The same person may be titular, dependent and beneficiary.
      return obstacleToAdding({
        available: count * policyWords.relationship.length,
        taken: isNarrowed ? 0 : (total ?? 0),
      });
    },
    describe: (values) => [
      { name: 'since', label: t('rows.since'), text: date(values.start_date) },
      {
        name: 'relationship',
        label: t('rows.relationship'),
        text: values.relationship ? t(`common:relationship.${values.relationship}`) : '',
      },
      { name: 'certificate', label: t('field.certificate_number'), text: values.certificate_number },
      { name: 'prima', label: t('rows.prima'), text: money(values.prima || null, policy.currency) },
      { name: 'percentage', label: t('rows.percentage'), text: percent(values.beneficiary_percentage || null) },
      { name: 'sum', label: t('rows.sum'), text: money(values.sum || null, policy.currency) },
      { name: 'rate', label: t('rows.rate'), text: percent(values.rate || null) },
      { name: 'term_net', label: t('rows.termNet'), text: money(values.term_net || null, policy.currency) },
      ...extras.describe(values),
    ],
    onSaved: () => void refreshAfter(queries, updatePolicyInsured),
    isEditable,
    onPendingChange,
  });
  /** What is shown changes only while no row is being written. */
  const narrow = (set: () => void) => {
    if (draft) return toast.info(t('common:validation.saveRowFirst'));
    set();
    pages.setPage(1);
  };
  const extraColumns = useRowExtraColumns<PolicyInsured>({
    fields: extras.fields,
    saved,
    draft,
    change,
    errors: extras.errorsOf({ draft, ...written }),
  });
  const columns = useInsuredColumns({
    draft,
    change,
    policy,
    onFamily: (titular) => narrow(() => setFamily(titular)),
  });
  return (
    <PolicyRowsFrame list={toListState(query)} onRetry={() => void query.refetch()}>
      <PagedRows pages={pages} total={total} searchLabel={t('rows.searchInsureds')} isWriting={draft !== null}>
        {family && (
          <Inline>
            <Text tone="muted">{t('rows.familyOf', { name: family.name })}</Text>
            <Button size="small" onPress={() => narrow(() => setFamily(null))}>
              {t('rows.allInsureds')}
            </Button>
          </Inline>
        )}
        <EditableRows
          {...editing}
          label={t('tab.insureds')}
          rows={rows}
          columns={[...columns, ...extraColumns]}
          addLabel={t('rows.addInsured')}
          emptyText={t(isNarrowed ? 'rows.noneFound' : 'rows.noInsureds')}
        />
      </PagedRows>
      {notice}
      {dialog}
    </PolicyRowsFrame>
  );
}

import type { PolicyVehicle } from '@corredor/core/api';
import { call, ifMatch, keyHeader } from '@corredor/core/client';
import {
  createPolicyVehicle,
  deletePolicyVehicle,
  listPolicyVehicles,
  listVehicles,
  updatePolicyVehicle,
} from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { type FilledSum, sumOnceChosen } from '@corredor/core/vehicles';
import { obstacleToAdding } from '@corredor/machines/row-editing';
import { EditableRows } from '@corredor/ui/EditableRows';
import { Link } from '@corredor/ui/Link';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { type NewRecord, VehicleOrNewPicker } from '../../../frames/pickers/index.ts';
import { useNewRecords } from '../parts/newRecords.ts';
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

type Draft = SumValues & FilledSum & ExtraDraft & { vehicle_id: number | null };

/** The vehicles that a policy insures, each for a sum at a rate. */
export function PolicyVehicles({ policy, isEditable, onPendingChange }: PolicyRowsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { money, percent } = useFormats();
  const canViewVehicles = useCan('core_app.view_vehicle');
  const canAddVehicles = useCan('core_app.add_vehicle');
  const pages = useRowPages();
  const make = useNewRecords().vehicle;
  const newVehicle: NewRecord | undefined = make && ((dialog) => make({ ...dialog, owner: policy.contractor }));
  const query = useQuery({
    ...queryOf(client, listPolicyVehicles, { path: { policyId: policy.id }, query: pages.query }),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.count;
  const saved = query.data?.results ?? [];
  const extras = useRowExtras(policy, 'vehicle');
  const { rows, draft, change, editing, notice, dialog, ...written } = useRows<PolicyVehicle, Draft>({
    policy,
    byMovement: 'inclusion',
    saved,
    toDraft: (row) => ({ vehicle_id: row?.vehicle_id ?? null, filled: '', ...toSumValues(row), ...toExtraDraft(row) }),
    check: (values, row) => {
      if (values.vehicle_id === null) return { code: 'select_in_column', column: t('rows.vehicle') };
      return isRateOver(values) ? t('common:validation.percentage') : extras.check(values, row);
    },
    describe: (values) => [
      { name: 'sum', label: t('rows.sum'), text: money(values.sum || null, policy.currency) },
      { name: 'rate', label: t('rows.rate'), text: percent(values.rate || null) },
      { name: 'term_net', label: t('rows.termNet'), text: money(values.term_net || null, policy.currency) },
      ...extras.describe(values),
    ],
    create: (values, key) =>
      call(client, createPolicyVehicle, {
        path: { policyId: policy.id },
        header: keyHeader(key),
        body: { vehicle_id: values.vehicle_id ?? 0, ...toSumInput(values), ...toExtraBody(values) },
      }),
    update: (row, values) =>
      call(client, updatePolicyVehicle, {
        path: { policyId: policy.id, rowId: row.id },
        header: ifMatch(row.version),
        body: { ...toSumInput(values), ...toExtraBody(values) },
      }),
    remove: (row) =>
      call(client, deletePolicyVehicle, { path: { policyId: policy.id, rowId: row.id }, header: ifMatch(row.version) }),
    nameOf: (row) => row.vehicle.name,
    messages: {
      created: t('rows.vehicleAdded'),
      updated: t('rows.vehicleChanged'),
      deleted: t('rows.vehicleRemoved'),
      deleteLabel: t('rows.deleteVehicle'),
    },
    refuseAdd: async () => {
      if (newVehicle && canAddVehicles) return null;
      const { count } = await queries.fetchQuery(queryOf(client, listVehicles, { query: { page_size: 1 } }));
      return obstacleToAdding({ available: count, taken: pages.isNarrowed ? 0 : (total ?? 0) });
    },
    onSaved: () => void refreshAfter(queries, createPolicyVehicle),
    isEditable,
    onPendingChange,
  });
  const sums = useSumColumns<PolicyVehicle>({ draft, change, currency: policy.currency });
  const extraColumns = useRowExtraColumns<PolicyVehicle>({
    fields: extras.fields,
    saved,
    draft,
    change,
    errors: extras.errorsOf({ draft, ...written }),
  });
  return (
    <PolicyRowsFrame list={toListState(query)} onRetry={() => void query.refetch()}>
      <PagedRows pages={pages} total={total} searchLabel={t('rows.searchVehicles')} isWriting={draft !== null}>
        <EditableRows
          {...editing}
          onAdd={canViewVehicles ? editing.onAdd : undefined}
          label={t('tab.vehicles')}
          rows={rows}
          addLabel={t('rows.addVehicle')}
          emptyText={t(pages.isNarrowed ? 'rows.nothingFound' : 'rows.noVehicles')}
          columns={[
            {
              id: 'vehicle',
              header: t('rows.vehicle'),
              read: ({ saved: row }) => (
                <RowPeriod row={row}>
                  {row && canViewVehicles ? (
                    <Link href={paths.vehicleRecord(row.vehicle_id)}>{row.vehicle.name}</Link>
                  ) : (
                    row?.vehicle.name
                  )}
                </RowPeriod>
              ),
              edit: ({ saved: row }) =>
                row ? (
                  row.vehicle.name
                ) : (
                  <VehicleOrNewPicker
                    newVehicle={newVehicle}
                    firstOwner={policy.contractor}
                    label={t('rows.vehicle')}
                    isLabelHidden
                    excludedIds={saved.map((one) => one.vehicle_id)}
                    value={draft?.vehicle_id ?? null}
                    onChange={(vehicle_id, _, vehicle) =>
                      change({ vehicle_id, ...(draft && sumOnceChosen(draft, vehicle?.commercial_value)) })
                    }
                  />
                ),
            },
            { id: 'year', header: t('rows.year'), align: 'end', read: ({ saved: row }) => row?.year },
            { id: 'owner', header: t('rows.owner'), read: ({ saved: row }) => row?.owner.name },
            {
              id: 'value',
              header: t('rows.commercialValue'),
              align: 'end',
              read: ({ saved: row }) => money(row?.commercial_value, policy.currency),
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

import type { Vehicle } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deleteVehicle, getVehicle, listVehicles } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListVehiclesQuery } from '@corredor/core/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOf, queryOf, refreshAfter } from '../../base/data/index.ts';
import { hiddenColumns } from '../../frames/described/index.ts';
import { useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { vehicleFields } from './describedVehicle.ts';
import { VehicleDetail } from './VehicleDetail.tsx';
import { vehicleFilters } from './VehicleFilters.tsx';
import { VehicleListView } from './VehicleListView.tsx';

interface VehicleListProps {
  /** What other features know of a vehicle, such as its policies. */
  related?: (vehicle: Vehicle) => ReactNode;
  /** What else can be done with the list, such as an import. */
  secondaryActions?: ReactNode;
  /** What other features say about the whole list. */
  banner?: ReactNode;
}

/** The vehicles of the brokerage's customers: listed, read and deleted. */
export function VehicleList({ related, ...slots }: VehicleListProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const list = useRecordList({
    name: 'vehicles',
    address: { schema: vListVehiclesQuery, filters: vehicleFilters, ordering: 'plate' },
    operations: {
      list: (client, query) => pageOf(client, listVehicles, { query }),
      read: (client, query) => call(client, listVehicles, { query }),
      remove: (client, { id, version }, run) =>
        call(client, deleteVehicle, { path: { vehicleId: id }, header: { ...ifMatch(version), ...run } }),
      refresh: (queries) => refreshAfter(queries, deleteVehicle),
    },
    permissions: {
      create: 'core_app.add_vehicle',
      change: 'core_app.change_vehicle',
      remove: 'core_app.delete_vehicle',
    },
    nameOf: ({ plate, brand, model }) => `${plate} · ${brand} ${model}`,
    exportName: t('export'),
    hiddenColumns: [...hiddenColumns(vehicleFields), 'beneficiaries', 'updated_at'],
    removal: {
      label: t('delete'),
      kind: 'deleteVehicle',
      success: t('common:success.vehicle.deleted'),
      holdersHref: ({ id }) => paths.policies({ vehicle: id }),
    },
  });
  const detail = useRecordDetail(list, (client, id) => queryOf(client, getVehicle, { path: { vehicleId: id } }));
  return (
    <VehicleListView list={list} {...slots}>
      {detail && <VehicleDetail {...detail} related={related} />}
    </VehicleListView>
  );
}

import type { Vehicle } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deleteVehicle, getVehicle, listVehicles } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListVehiclesQuery } from '@corredor/core/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../app/index.ts';
import {
  checkedQuery,
  toListState,
  toRecordState,
  useBulk,
  useConfirmDelete,
  useExport,
  useGrid,
  useListParams,
} from '../crud/index.ts';
import { pageOf, queryOf, refreshAfter } from '../data/index.ts';
import { VehicleDetail } from './VehicleDetail.tsx';
import { vehicleFilters } from './VehicleFilters.tsx';
import { VehicleListView } from './VehicleListView.tsx';

const usuallyHidden = ['chassis_number', 'color', 'vehicle_type', 'activity', 'beneficiaries', 'updated_at'];

interface VehicleListProps {
  /** What other features know of a vehicle, such as its policies. */
  related?: (vehicle: Vehicle) => ReactNode;
  /** What else can be done with the list, such as an import. */
  secondaryActions?: ReactNode;
  /** What other features say about the whole list. */
  banner?: ReactNode;
}

/** The vehicles of the brokerage's customers: listed, read and deleted. */
export function VehicleList({ related, secondaryActions, banner }: VehicleListProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const controls = useListParams(vehicleFilters, { ordering: 'plate' });
  const query = checkedQuery(vListVehiclesQuery, controls);
  const vehicles = useQuery(pageOf(client, listVehicles, { query }));
  const detail = useQuery({
    ...queryOf(client, getVehicle, { path: { vehicleId: controls.detail ?? 0 } }),
    enabled: controls.detail !== null,
  });
  const grid = useGrid('vehicles', usuallyHidden);
  const { isExporting, start } = useExport<Vehicle>();
  const canChange = useCan('core_app.change_vehicle');
  const canDelete = useCan('core_app.delete_vehicle');
  const removal = useConfirmDelete<Vehicle>({
    label: t('delete'),
    holdersHref: ({ id }) => paths.policies({ vehicle: id }),
    nameOf: ({ plate, brand, model }) => `${plate} · ${brand} ${model}`,
    remove: (vehicle) =>
      call(client, deleteVehicle, { path: { vehicleId: vehicle.id }, header: ifMatch(vehicle.version) }),
    successMessage: t('common:success.vehicle.deleted'),
    onDeleted: () => void refreshAfter(queries, deleteVehicle),
  });
  const readPage = (page: number, page_size: number) =>
    call(client, listVehicles, { query: { ...query, page, page_size } });
  const bulk = useBulk<Vehicle>({
    nameOf: ({ plate, brand, model }) => `${plate} · ${brand} ${model}`,
    readPage,
    exportName: t('export'),
    remove: canDelete
      ? (row) => call(client, deleteVehicle, { path: { vehicleId: row.id }, header: ifMatch(row.version) })
      : undefined,
    onChanged: () => void refreshAfter(queries, deleteVehicle),
  });
  return (
    <VehicleListView
      list={toListState(vehicles)}
      {...{ bulk, controls, grid, isExporting, canChange, banner }}
      canCreate={useCan('core_app.add_vehicle')}
      onDelete={canDelete ? removal.ask : undefined}
      secondaryActions={secondaryActions}
      onRetry={() => void vehicles.refetch()}
      onExport={(columns, hasAllColumns) =>
        start({
          hasAllColumns,
          name: t('export'),
          columns,
          hiddenColumns: grid.hiddenColumns,
          columnOrder: grid.columnOrder,
          readPage,
        })
      }
    >
      {removal.dialog}
      {controls.detail !== null && (
        <VehicleDetail
          state={toRecordState(detail)}
          canChange={canChange}
          related={related}
          onClose={() => controls.setDetail(null)}
          onRetry={() => void detail.refetch()}
        />
      )}
    </VehicleListView>
  );
}

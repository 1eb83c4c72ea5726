import type { Vehicle } from '@corredor/core/api';
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
import { useApi } from '../data/index.ts';
import { VehicleDetail } from './VehicleDetail.tsx';
import { vehicleFilters } from './VehicleFilters.tsx';
import { VehicleListView } from './VehicleListView.tsx';
import { deleteVehicle, getVehicle, listVehicles, readVehicles, refreshVehicles } from './vehicles.queries.ts';

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
  const [api, client, queries] = [useApi(), useClient(), useQueryClient()];
  const controls = useListParams(vehicleFilters, { ordering: 'plate' });
  const query = checkedQuery(vListVehiclesQuery, controls);
  const vehicles = useQuery(listVehicles(api, query));
  const detail = useQuery({ ...getVehicle(api, controls.detail ?? 0), enabled: controls.detail !== null });
  const grid = useGrid('vehicles', usuallyHidden);
  const { isExporting, start } = useExport<Vehicle>();
  const canChange = useCan('core_app.change_vehicle');
  const canDelete = useCan('core_app.delete_vehicle');
  const removal = useConfirmDelete<Vehicle>({
    label: t('delete'),
    holdersHref: ({ id }) => paths.policies({ vehicle: id }),
    nameOf: ({ plate, brand, model }) => `${plate} · ${brand} ${model}`,
    remove: (vehicle) => deleteVehicle(client, vehicle),
    successMessage: t('common:success.vehicle.deleted'),
    onDeleted: () => void refreshVehicles(queries),
  });
  const readPage = (page: number, page_size: number) => readVehicles(client, { ...query, page, page_size });
  const bulk = useBulk<Vehicle>({
    nameOf: ({ plate, brand, model }) => `${plate} · ${brand} ${model}`,
    readPage,
    exportName: t('export'),
    remove: canDelete ? (row) => deleteVehicle(client, row) : undefined,
    onChanged: () => void refreshVehicles(queries),
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

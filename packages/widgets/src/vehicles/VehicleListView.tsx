import type { Vehicle } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BulkSetup,
  type ListControls,
  ListPage,
  type ListState,
  type useGrid,
  useRowActions,
} from '../crud/index.ts';
import { useVehicleColumns } from './useVehicleColumns.tsx';
import { useActiveVehicleFilters, type VehicleFilter, VehicleFilters } from './VehicleFilters.tsx';

interface VehicleListViewProps {
  list: ListState<Vehicle>;
  /** What can be done with many rows; with it, rows can be chosen. */
  bulk?: BulkSetup<Vehicle>;
  controls: ListControls<VehicleFilter>;
  grid?: ReturnType<typeof useGrid>;
  canCreate: boolean;
  canChange: boolean;
  /** Absent where the reader may not delete. */
  onDelete?: ((vehicle: Vehicle) => void) | undefined;
  onExport: (columns: readonly GridColumn<Vehicle>[], hasAllColumns: boolean) => void;
  isExporting?: boolean;
  onRetry: () => void;
  /** What else can be done with the list, such as an import. */
  secondaryActions?: ReactNode;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The list of vehicles in every state. */
export function VehicleListView({ canCreate, canChange, onDelete, grid, onExport, ...page }: VehicleListViewProps) {
  const { t } = useTranslation('vehicles');
  const { controls } = page;
  const rowActions = useRowActions();
  const columns = useVehicleColumns(controls.detailHref);
  const create = canCreate && (
    <LinkButton tone="accent" icon={Plus} href={paths.newVehicle()}>
      {t('new')}
    </LinkButton>
  );
  return (
    <ListPage
      {...page}
      {...grid}
      columns={columns}
      onExport={(hasAllColumns) => onExport(columns, hasAllColumns)}
      title={t('title')}
      context={t('context')}
      searchLabel={t('search')}
      primaryAction={create}
      rowId={({ id }) => id}
      rowActions={(vehicle) =>
        rowActions({
          onDetail: () => controls.setDetail(vehicle.id),
          editHref: canChange ? paths.vehicle(vehicle.id) : undefined,
          onDelete: onDelete && (() => onDelete(vehicle)),
        })
      }
      filters={<VehicleFilters controls={controls} />}
      activeFilters={useActiveVehicleFilters(controls)}
      empty={{ drawing: 'list', title: t('empty.title'), text: t('empty.text'), action: create }}
    />
  );
}

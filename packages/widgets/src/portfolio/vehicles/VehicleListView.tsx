import type { Vehicle } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '../../frames/lists/index.ts';
import { useVehicleColumns } from './useVehicleColumns.tsx';
import { useVehicleFilters, type VehicleFilter } from './VehicleFilters.tsx';

interface VehicleListViewProps {
  list: RecordList<Vehicle, VehicleFilter>;
  /** What else can be done with the list, such as an import. */
  secondaryActions?: ReactNode;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** The detail. */
  children?: ReactNode;
}

/** The list of vehicles in every state. */
export function VehicleListView({ list, ...slots }: VehicleListViewProps) {
  const { t } = useTranslation('vehicles');
  const { controls } = list;
  return (
    <RecordListFrame
      {...slots}
      list={list}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'list', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useVehicleColumns(controls.detailHref)}
      filters={useVehicleFilters(controls)}
      create={{ label: t('new'), href: paths.newVehicle() }}
      edit={{ hrefOf: paths.vehicle }}
    />
  );
}

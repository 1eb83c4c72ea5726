import type { Vehicle } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../app/index.ts';

type TextName = 'chassis_number' | 'color' | 'vehicle_type' | 'activity';

/** The columns of the list of vehicles. */
export function useVehicleColumns(detailHref: (id: number) => string): GridColumn<Vehicle>[] {
  const { t } = useTranslation('vehicles');
  const { dateTime, money, percent } = useFormats();
  const canViewCustomers = useCan('core_app.view_customer');
  return useMemo(() => {
    const text = (id: TextName, width: number): GridColumn<Vehicle> => ({
      id,
      header: t(`column.${id}`),
      width,
      card: 'hidden',
      text: (vehicle) => vehicle[id] ?? '',
      cell: (vehicle) => vehicle[id],
    });
    const whoIsPaid = ({ beneficiaries }: Vehicle) =>
      beneficiaries.map(({ customer, percentage }) => `${customer.name} ${percent(percentage)}`).join(', ');
    return [
      {
        id: 'plate',
        header: t('column.plate'),
        sortKey: 'plate',
        isPrimary: true,
        hideable: false,
        width: 130,
        card: 'title',
        text: ({ plate }) => plate,
        cell: ({ id, plate }) => (
          <Link tone="strong" href={detailHref(id)}>
            {plate}
          </Link>
        ),
      },
      {
        id: 'brand',
        header: t('column.brand'),
        sortKey: 'brand',
        minWidth: 130,
        card: 'subtitle',
        text: ({ brand }) => brand,
        cell: ({ brand }) => brand,
      },
      {
        id: 'model',
        header: t('column.model'),
        sortKey: 'model',
        minWidth: 140,
        card: 'line',
        text: ({ model }) => model,
        cell: ({ model }) => model,
      },
      {
        id: 'year',
        header: t('column.year'),
        sortKey: 'year',
        width: 90,
        align: 'end',
        card: 'line',
        text: ({ year }) => String(year),
        cell: ({ year }) => year,
      },
      {
        id: 'owner',
        header: t('column.owner'),
        sortKey: 'owner',
        minWidth: 220,
        card: 'line',
        text: ({ owner }) => owner.name,
        // A name finds nobody again.
        sheet: [
          { value: ({ owner }) => owner.name },
          { header: t('column.owner_identification'), value: (vehicle) => vehicle.owner_identification },
        ],
        cell: ({ owner }) =>
          canViewCustomers ? <Link href={paths.customerDetail(owner.id)}>{owner.name}</Link> : owner.name,
      },
      {
        id: 'commercial_value',
        header: t('column.commercial_value'),
        sortKey: 'commercial_value',
        width: 168,
        align: 'end',
        card: 'line',
        text: ({ commercial_value }) => commercial_value ?? '',
        sheet: { type: 'money', value: (vehicle) => vehicle.commercial_value },
        cell: ({ commercial_value }) => money(commercial_value),
      },
      text('chassis_number', 190),
      text('color', 120),
      text('vehicle_type', 150),
      text('activity', 150),
      {
        id: 'beneficiaries',
        header: t('column.beneficiaries'),
        minWidth: 200,
        card: 'hidden',
        text: whoIsPaid,
        cell: whoIsPaid,
      },
      {
        id: 'updated_at',
        header: t('column.updated'),
        sortKey: 'updated_at',
        width: 190,
        card: 'hidden',
        text: ({ updated_at }) => dateTime(updated_at),
        sheet: { type: 'moment', value: (vehicle) => vehicle.updated_at },
        cell: ({ updated_at }) => dateTime(updated_at),
      },
    ];
  }, [t, dateTime, money, percent, detailHref, canViewCustomers]);
}

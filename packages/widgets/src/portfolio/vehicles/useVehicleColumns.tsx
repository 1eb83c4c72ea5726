import type { Vehicle } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../base/app/index.ts';
import { useDescribedColumns } from '../../frames/described/index.ts';
import { useColumnKit } from '../../frames/lists/index.ts';
import { vehicleFields } from './describedVehicle.ts';

/** The columns of the list of vehicles. */
export function useVehicleColumns(detailHref: (id: number) => string): GridColumn<Vehicle>[] {
  const { t } = useTranslation('vehicles');
  const { percent } = useFormats();
  const canViewCustomers = useCan('core_app.view_customer');
  const kit = useColumnKit<Vehicle>();
  const described = useDescribedColumns<typeof vehicleFields, Vehicle>(
    vehicleFields,
    useCallback((name) => t(`column.${name}`), [t]),
  );
  return useMemo(() => {
    const { color, vehicle_type, activity, ...numbers } = described;
    const whoIsPaid = ({ beneficiaries }: Vehicle) =>
      beneficiaries.map(({ customer, percentage }) => `${customer.name} ${percent(percentage)}`).join(', ');
    return [
      kit.record(
        t('column.plate'),
        ({ plate }) => plate,
        ({ id }) => detailHref(id),
        { id: 'plate', meaning: 'code', width: 112 },
      ),
      kit.text('brand', t('column.brand'), ({ brand }) => brand, { sortKey: 'brand', priority: 2, card: 'subtitle' }),
      kit.text('model', t('column.model'), ({ model }) => model, { sortKey: 'model', card: 'subtitle' }),
      kit.text('year', t('column.year'), ({ year }) => String(year), {
        sortKey: 'year',
        meaning: 'count',
        priority: 3,
        card: 'subtitle',
      }),
      kit.text('owner', t('column.owner'), ({ owner }) => owner.name, {
        sortKey: 'owner',
        meaning: 'name',
        card: 'fact',
        // A name finds nobody again.
        sheet: [
          { value: ({ owner }) => owner.name },
          { header: t('column.owner_identification'), value: (vehicle) => vehicle.owner_identification },
        ],
        cell: ({ owner }) =>
          canViewCustomers ? (
            <Link tone="quiet" href={paths.customerDetail(owner.id)}>
              {owner.name}
            </Link>
          ) : (
            owner.name
          ),
      }),
      kit.money('commercial_value', t('column.commercial_value'), ({ commercial_value }) => commercial_value, {
        sortKey: 'commercial_value',
        priority: 4,
        card: 'figure',
      }),
      ...Object.values(numbers),
      color,
      vehicle_type,
      activity,
      kit.text('beneficiaries', t('column.beneficiaries'), whoIsPaid, { card: 'hidden' }),
      kit.moment('updated_at', t('column.updated'), ({ updated_at }) => updated_at),
    ];
  }, [t, kit, described, percent, detailHref, canViewCustomers]);
}

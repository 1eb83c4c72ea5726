import { usualBrands } from '@corredor/core/vehicles';
import { ComboBox } from '@corredor/ui/ComboBox';
import type { FilterField } from '@corredor/ui/FilterBar';
import { useTranslation } from 'react-i18next';
import type { ListControls } from '../../frames/lists/index.ts';
import { CustomerPicker, useCustomerName } from '../../frames/pickers/index.ts';
import { useSampleFilter } from '../../frames/records/index.ts';

export const vehicleFilters = ['owner', 'brand', 'is_sample'] as const;
export type VehicleFilter = (typeof vehicleFilters)[number];

const idOf = (text: string | undefined) => Number(text) || null;
const brands = usualBrands.map((brand) => ({ id: brand, label: brand }));

/** What the list of vehicles can be narrowed by. */
export function useVehicleFilterFields(controls: ListControls<VehicleFilter>): FilterField[] {
  const { t } = useTranslation('vehicles');
  const { owner, brand } = controls.filters;
  const isUsual = brand === undefined || usualBrands.includes(brand);
  return [
    {
      id: 'owner',
      label: t('filter.owner'),
      field: (
        <CustomerPicker
          label={t('filter.owner')}
          value={idOf(owner)}
          onChange={(id) => controls.setFilter('owner', id === null ? null : String(id))}
        />
      ),
    },
    {
      id: 'brand',
      label: t('filter.brand'),
      field: (
        <ComboBox
          label={t('filter.brand')}
          items={isUsual ? brands : [{ id: brand, label: brand }, ...brands]}
          value={brand ?? null}
          onChange={(chosen) => controls.setFilter('brand', chosen)}
        />
      ),
    },
  ];
}

/** The filters that are on, in the reader's words. */
export function useActiveVehicleFilters({ filters }: ListControls<VehicleFilter>) {
  const { t } = useTranslation('vehicles');
  const owner = idOf(filters.owner);
  const name = useCustomerName(owner);
  return [
    ...(owner ? [{ id: 'owner' as const, label: t('filter.owner'), value: name ?? String(owner) }] : []),
    ...(filters.brand ? [{ id: 'brand' as const, label: t('filter.brand'), value: filters.brand }] : []),
    ...useSampleFilter(filters.is_sample),
  ];
}

import { vListVehiclesQuery } from '@corredor/core/schemas';
import { usualBrands } from '@corredor/core/vehicles';
import { ComboBox } from '@corredor/ui/ComboBox';
import { useTranslation } from 'react-i18next';
import { filterNames, useFilterKit } from '../../frames/filters/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';
import { CustomerPicker, useCustomerName } from '../../frames/pickers/index.ts';

export const vehicleFilters = filterNames(vListVehiclesQuery);
export type VehicleFilter = (typeof vehicleFilters)[number];

const brands = usualBrands.map((brand) => ({ id: brand, label: brand }));

/** What the list of vehicles can be narrowed by, and what is on. */
export function useVehicleFilters(controls: ListControls<VehicleFilter>) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { all, chipOnly, idOf, own, picker, yesNo } = useFilterKit(controls);
  const { brand = null } = controls.filters;
  const isUsual = brand === null || usualBrands.includes(brand);
  return all([
    picker('owner', t('filter.owner'), CustomerPicker, useCustomerName(idOf('owner'))),
    own(
      'brand',
      t('filter.brand'),
      <ComboBox
        label={t('filter.brand')}
        items={isUsual ? brands : [{ id: brand, label: brand }, ...brands]}
        value={brand}
        onChange={(chosen) => controls.setFilter('brand', chosen)}
      />,
      brand,
    ),
    chipOnly(yesNo('is_sample', t('common:sample'))),
  ]);
}

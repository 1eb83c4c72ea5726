import type { Vehicle } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ConflictField } from '../../frames/forms/index.ts';
import { type BeneficiaryValues, toVehicleValues, type VehicleValues } from './vehicleValues.ts';

const texts = ['plate', 'chassis_number', 'brand', 'model', 'color', 'vehicle_type', 'activity'] as const;
const order = [...texts, 'year', 'owner_id', 'commercial_value'] as const;
const parts = ['customer_id', 'start_date', 'percentage'] as const;

/** Names the fields of a vehicle, and writes their values for a comparison. */
export function useVehicleWords() {
  const { t } = useTranslation('vehicles');
  const { date, percent, money } = useFormats();
  const labelOf = (name: string) => {
    const field = order.find((one) => one === name);
    if (field) return t(`field.${field}`);
    const [list, index, last] = name.split('.');
    const part = parts.find((one) => one === last);
    if (list !== 'beneficiaries' || !part) return undefined;
    return `${t('beneficiary.one', { number: Number(index) + 1 })}, ${t(`beneficiary.${part}`)}`;
  };
  const write = (rows: readonly BeneficiaryValues[]) =>
    rows
      .map(({ name, customer_id, percentage, start_date }) =>
        [name || customer_id, percent(percentage || null), date(start_date)].filter(Boolean).join(', '),
      )
      .join(' · ');
  const compare = (mine: VehicleValues, theirs: Vehicle): ConflictField[] => {
    const other = toVehicleValues(theirs);
    const field = (name: (typeof order)[number], of: (values: VehicleValues) => string) => ({
      name,
      label: t(`field.${name}`),
      mine: of(mine),
      theirs: of(other),
    });
    return [
      ...texts.map((name) => field(name, (values) => values[name])),
      field('year', ({ year }) => String(year ?? '')),
      field('owner_id', ({ owner_id }) => (owner_id === theirs.owner_id ? theirs.owner.name : String(owner_id ?? ''))),
      field('commercial_value', ({ commercial_value }) => money(commercial_value || null)),
      {
        name: 'beneficiaries',
        label: t('group.beneficiaries'),
        mine: write(mine.beneficiaries),
        theirs: write(other.beneficiaries),
      },
    ];
  };
  return { labelOf, compare };
}

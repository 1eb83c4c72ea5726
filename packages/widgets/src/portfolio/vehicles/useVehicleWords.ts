import type { Vehicle } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { useDescribedComparison } from '../../frames/described/index.ts';
import type { ConflictField } from '../../frames/forms/index.ts';
import { vehicleFields } from './describedVehicle.ts';
import { type BeneficiaryValues, toVehicleValues, type VehicleValues } from './vehicleValues.ts';

const { beneficiaries: _rows, ...named } = vehicleFields;
const isNamed = (name: string): name is keyof typeof named => Object.hasOwn(named, name);
const parts = ['customer_id', 'start_date', 'percentage'] as const;

/** Names the fields of a vehicle, and writes their values for a comparison. */
export function useVehicleWords() {
  const { t } = useTranslation('vehicles');
  const { date, percent } = useFormats();
  const labelOf = (name: string) => {
    if (isNamed(name)) return t(`field.${name}`);
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
  const described = useDescribedComparison(vehicleFields, labelOf);
  const compare = (mine: VehicleValues, theirs: Vehicle): ConflictField[] => {
    const other = toVehicleValues(theirs);
    return [
      ...described(mine, other),
      {
        name: 'owner_id',
        label: t('field.owner_id'),
        mine: mine.owner_id === theirs.owner_id ? theirs.owner.name : String(mine.owner_id ?? ''),
        theirs: theirs.owner.name,
      },
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

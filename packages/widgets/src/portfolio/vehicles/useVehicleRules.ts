import { addPercents } from '@corredor/core/money';
import { checkChassis, modelYears } from '@corredor/core/vehicles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { FieldRules } from '../../frames/forms/index.ts';
import type { BeneficiaryValues, VehicleValues } from './vehicleValues.ts';

const isPercentage = (text: string) => /^\d{1,3}(\.\d{1,4})?$/.test(text);

/** The shares of a form's beneficiaries, added up; what is no number yet counts nothing. */
export const sumOfShares = (beneficiaries: readonly BeneficiaryValues[]) =>
  addPercents(beneficiaries.map(({ percentage }) => percentage).filter(isPercentage));

/** What the document's schema cannot say of a vehicle: years on sale, the shape of a VIN, and shares of one whole. */
export function useVehicleRules(): FieldRules<VehicleValues> {
  const { t } = useTranslation('vehicles');
  const { today } = useFormats();
  return useMemo(
    () => (values) => {
      const { earliest, latest } = modelYears(today());
      const { year, beneficiaries } = values;
      const isPast = year !== null && (year < earliest || year > latest);
      const ids = beneficiaries.map((row) => row.customer_id);
      const twice = ids.flatMap((id, index) =>
        id !== null && ids.indexOf(id) < index
          ? [[`beneficiaries.${index}.customer_id`, t('beneficiary.twice')] as const]
          : [],
      );
      const isOver = Number(sumOfShares(beneficiaries)) > 100;
      return {
        year: isPast ? t('form.year', { earliest, latest }) : undefined,
        chassis_number: checkChassis(values.chassis_number) === 'error' ? t('form.vin') : undefined,
        [`beneficiaries.${beneficiaries.length - 1}.percentage`]: isOver ? t('beneficiary.over') : undefined,
        ...Object.fromEntries(twice),
      };
    },
    [t, today],
  );
}

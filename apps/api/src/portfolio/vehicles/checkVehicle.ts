import type { VehicleBeneficiaryInput, VehiclePatch } from '@corredor/core/api';
import type { PlainDate } from '@corredor/core/dates';
import { addPercents } from '@corredor/core/money';
import { checkChassis, modelYears, normaliseChassis, normalisePlate } from '@corredor/core/vehicles';
import { type FieldErrors, invalid } from '../../server/request/problems.ts';

interface Known {
  today: PlainDate;
  /** The customers among those that are named who are there. */
  customers: ReadonlySet<number>;
}
/** Checks what the document cannot say of a vehicle and answers the values as they are stored. */
export function checkVehicle<Values extends VehiclePatch>(values: Values, { today, customers }: Known): Values {
  const errors: FieldErrors = {};
  const stored = { ...values };
  const { earliest, latest } = modelYears(today);
  if (values.year !== undefined && values.year < earliest)
    errors.year = [{ key: 'field.too_small', params: { limit: earliest } }];
  if (values.year !== undefined && values.year > latest)
    errors.year = [{ key: 'field.too_large', params: { limit: latest } }];
  if (values.plate !== undefined) {
    stored.plate = normalisePlate(values.plate);
    if (stored.plate === '') errors.plate = [{ key: 'field.plate' }];
  }
  if (values.chassis_number) {
    stored.chassis_number = normaliseChassis(values.chassis_number) || null;
    if (checkChassis(values.chassis_number) === 'error') errors.chassis_number = [{ key: 'field.vin' }];
  }
  if (values.owner_id !== undefined && !customers.has(values.owner_id)) errors.owner_id = [{ key: 'field.not_found' }];
  checkBeneficiaries(values.beneficiaries ?? [], customers, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return stored;
}

function checkBeneficiaries(
  beneficiaries: readonly VehicleBeneficiaryInput[],
  customers: ReadonlySet<number>,
  errors: FieldErrors,
) {
  const listed = new Set<number>();
  beneficiaries.forEach(({ customer_id }, index) => {
    const field = `beneficiaries.${index}.customer_id`;
    if (!customers.has(customer_id)) errors[field] = [{ key: 'field.not_found' }];
    else if (listed.has(customer_id)) errors[field] = [{ key: 'field.already_listed' }];
    listed.add(customer_id);
  });
  const sum = addPercents(beneficiaries.map(({ percentage }) => percentage));
  if (Number(sum) > 100)
    errors[`beneficiaries.${beneficiaries.length - 1}.percentage`] = [{ key: 'field.percentages_over' }];
}

import type { Vehicle } from '@corredor/core/api';
import { type DescribedValues, describedInput, describedValues } from '../../frames/described/index.ts';
import { vehicleFields } from './describedVehicle.ts';

/** Who is paid for a vehicle, as its form holds it; `name` is of the customer that was chosen already. */
export interface BeneficiaryValues {
  customer_id: number | null;
  name: string;
  start_date: string | null;
  percentage: string;
}

/** A vehicle as its form holds it. */
export interface VehicleValues extends DescribedValues<typeof vehicleFields> {
  owner_id: number | null;
  beneficiaries: BeneficiaryValues[];
}

/** The form of a vehicle, or of a new one. */
export const toVehicleValues = (vehicle?: Vehicle): VehicleValues => ({
  ...describedValues(vehicleFields, vehicle),
  owner_id: vehicle?.owner_id ?? null,
  beneficiaries: (vehicle?.beneficiaries ?? []).map(({ customer, ...row }) => ({ ...row, name: customer.name })),
});

/** What is sent; the check against the document tells what is missing. */
export const toVehicleInput = (values: VehicleValues) => ({
  ...describedInput(vehicleFields, values),
  owner_id: values.owner_id,
  beneficiaries: values.beneficiaries.map(({ customer_id, start_date, percentage }) => ({
    customer_id,
    start_date,
    percentage,
  })),
});

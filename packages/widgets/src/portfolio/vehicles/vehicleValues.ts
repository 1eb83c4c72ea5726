import type { Vehicle } from '@corredor/core/api';
import { normaliseChassis, normalisePlate } from '@corredor/core/vehicles';
import { textOrNull } from '../../frames/forms/index.ts';

/** Who is paid for a vehicle, as its form holds it; `name` is of the customer that was chosen already. */
export interface BeneficiaryValues {
  customer_id: number | null;
  name: string;
  start_date: string | null;
  percentage: string;
}

/** A vehicle as its form holds it. */
export interface VehicleValues {
  plate: string;
  chassis_number: string;
  brand: string;
  model: string;
  year: number | null;
  color: string;
  vehicle_type: string;
  activity: string;
  owner_id: number | null;
  commercial_value: string;
  beneficiaries: BeneficiaryValues[];
}

/** The form of a vehicle, or of a new one. */
export const toVehicleValues = (vehicle?: Vehicle): VehicleValues => ({
  plate: vehicle?.plate ?? '',
  chassis_number: vehicle?.chassis_number ?? '',
  brand: vehicle?.brand ?? '',
  model: vehicle?.model ?? '',
  year: vehicle?.year ?? null,
  color: vehicle?.color ?? '',
  vehicle_type: vehicle?.vehicle_type ?? '',
  activity: vehicle?.activity ?? '',
  owner_id: vehicle?.owner_id ?? null,
  commercial_value: vehicle?.commercial_value ?? '',
  beneficiaries: (vehicle?.beneficiaries ?? []).map(({ customer, ...row }) => ({ ...row, name: customer.name })),
});

/** What is sent; the check against the document tells what is missing. */
export const toVehicleInput = (values: VehicleValues) => ({
  plate: normalisePlate(values.plate),
  chassis_number: textOrNull(normaliseChassis(values.chassis_number)),
  brand: values.brand.trim(),
  model: values.model.trim(),
  year: values.year,
  color: textOrNull(values.color),
  vehicle_type: textOrNull(values.vehicle_type),
  activity: textOrNull(values.activity),
  owner_id: values.owner_id,
  commercial_value: textOrNull(values.commercial_value),
  beneficiaries: values.beneficiaries.map(({ customer_id, start_date, percentage }) => ({
    customer_id,
    start_date,
    percentage,
  })),
});

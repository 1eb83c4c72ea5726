import type { VehicleInput } from '@corredor/core/api';
import type { Generated, GeneratedAlways } from 'kysely';
import type { MaybeSample, OfPolicy, Owned, Sent, Versioned } from './columns.ts';
import type { Dated, Extended, Summed } from './policies.ts';

type SentVehicle = Omit<VehicleInput, 'beneficiaries'>;

export interface VehiclesTable extends Versioned, Owned, MaybeSample, Sent<SentVehicle> {
  /** What a vehicle is searched in without its owner. */
  own_key: GeneratedAlways<string>;
}
export interface VehicleBeneficiariesTable extends Owned {
  id: Generated<number>;
  vehicle_id: number;
  customer_id: number;
  start_date: string;
  percentage: string;
}
export interface PolicyVehiclesTable extends Versioned, Owned, OfPolicy, Dated, Summed, Extended {
  vehicle_id: number;
}

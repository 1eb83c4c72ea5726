import type { Generated, GeneratedAlways } from 'kysely';
import type { MaybeSample, OfPolicy, Optional, Owned, Versioned } from './columns.ts';
import type { Dated, Extended, Summed } from './policies.ts';

export interface VehiclesTable extends Versioned, Owned, MaybeSample {
  brand: string;
  model: string;
  year: number;
  color: Optional<string>;
  plate: string;
  chassis_number: Optional<string>;
  owner_id: number;
  commercial_value: Optional<string>;
  vehicle_type: Optional<string>;
  activity: Optional<string>;
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

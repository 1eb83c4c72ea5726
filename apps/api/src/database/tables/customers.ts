import type { IdentificationWarning } from '@corredor/core/identifications';
import type { MaybeSample, NullableTimestamp, Optional, Owned, Versioned } from './columns.ts';

export interface CustomersTable extends Versioned, Owned, MaybeSample {
  deleted_at: NullableTimestamp;
  legal_type: 'natural' | 'legal';
  name: string;
  identification_type: 'cedula' | 'ruc' | 'passport' | 'other';
  identification: string;
  identification_warning: Optional<IdentificationWarning>;
  birthdate: Optional<string>;
  foundation_date: Optional<string>;
  phone: Optional<string>;
  email: Optional<string>;
  sex: Optional<'male' | 'female' | 'other'>;
  country_id: string;
  province: Optional<string>;
  city: Optional<string>;
  street: Optional<string>;
  insured_type: Optional<'titular' | 'dependent'>;
  roles: ('insured' | 'contractor' | 'payer')[];
  titular_id: Optional<number>;
  family_relationship: Optional<'daughter' | 'son' | 'spouse' | 'other'>;
  partner_name: Optional<string>;
  notes: Optional<string>;
}

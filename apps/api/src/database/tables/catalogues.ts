import type { ExtraField } from '@corredor/core/api';
import type { BranchGroup } from '@corredor/core/branches';
import type { Generated } from 'kysely';
import type { Json, MaybeSample, Optional, Owned, Versioned, WithDefault } from './columns.ts';

export interface BranchesTable extends Versioned, Owned, MaybeSample {
  name: string;
  group: BranchGroup;
  description: Optional<string>;
  code: Optional<string>;
  flags: Json<{ vehicles: boolean; insureds: boolean; generals: boolean; diagnosis: boolean }>;
  extra_fields: Json<ExtraField[]>;
  premium_tax: WithDefault<'usual' | 'exempt' | 'charged'>;
  renews: WithDefault<boolean>;
}
export interface CoveragesTable extends Versioned, Owned, MaybeSample {
  name: string;
  coverage_type: 'benefit' | 'coverage' | 'help';
  branch_id: number;
  description: Optional<string>;
}
export interface ProvidersTable extends Versioned, Owned, MaybeSample {
  name: string;
  short_name: Optional<string>;
  ruc: Optional<string>;
  phone: Optional<string>;
  email: Optional<string>;
  address: Optional<string>;
  contact: Optional<string>;
}
export interface ProviderOfficesTable extends Owned {
  id: Generated<number>;
  provider_id: number;
  city: string;
  address: Optional<string>;
  phone: Optional<string>;
}
export interface ProviderBranchesTable extends Owned {
  provider_id: number;
  branch_id: number;
}

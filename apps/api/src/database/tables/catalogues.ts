import type { CoverageInput, ExtraField, ProviderInput } from '@corredor/core/api';
import type { BranchGroup } from '@corredor/core/branches';
import type { Generated } from 'kysely';
import type { Json, MaybeSample, Optional, Owned, Sent, Versioned, WithDefault } from './columns.ts';

type SentProvider = Omit<ProviderInput, 'offices' | 'branch_ids'>;

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
export interface CoveragesTable extends Versioned, Owned, MaybeSample, Sent<CoverageInput> {}
export interface ProvidersTable extends Versioned, Owned, MaybeSample, Sent<SentProvider> {}
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

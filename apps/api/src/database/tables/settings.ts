import type { MovementsPatch, PaymentsPatch, RenewalsPatch } from '@corredor/core/api';
import type { DatedPack } from '@corredor/core/premium';
import type { ColumnType } from 'kysely';
import type { Json, Owned, Stamp } from './columns.ts';

/** What a brokerage has set, with who changed it last. */
export interface SetValue<Value> {
  value: Value;
  changed_at: string;
  changed_by: number;
}
/** The sections that a brokerage has touched. */
export interface SettingSections {
  premium_pack?: SetValue<DatedPack[]>;
  undo?: SetValue<{ window_days: number | null }>;
  payments?: SetValue<PaymentsPatch>;
  renewals?: SetValue<RenewalsPatch>;
  movements?: SetValue<MovementsPatch>;
}
export interface PartnerSettingsTable extends Owned {
  version: ColumnType<number, number | undefined, never>;
  created_at: Stamp;
  updated_at: Stamp;
  sections: Json<SettingSections>;
}

import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export type Timestamp = ColumnType<string, string | undefined, string>;
export type NullableTimestamp = ColumnType<string | null, string | null | undefined, string | null>;
export type Stamp = ColumnType<string, never, never>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
/** The columns of what is sent for a new record: what may be null may be empty, and what else need not be said has a default. */
export type Sent<Input> = {
  [Name in keyof Input]-?: null extends Input[Name]
    ? Optional<NonNullable<Input[Name]>>
    : undefined extends Input[Name]
      ? WithDefault<NonNullable<Input[Name]>>
      : Input[Name];
};
export type Json<T> = JSONColumnType<T & object, string | undefined, string>;

/** Columns that every versioned record has; version and updated_at are moved by a trigger. */
export interface Versioned {
  id: Generated<number>;
  version: ColumnType<number, never, never>;
  created_at: Stamp;
  updated_at: Stamp;
}
export interface Owned {
  partner_id: ColumnType<number, number, never>;
}
/** Marked as of the sample book; decided when the row is made. */
export interface MaybeSample {
  is_sample: ColumnType<boolean, boolean | undefined, never>;
}
export interface OfPolicy {
  policy_id: ColumnType<number, number, never>;
}

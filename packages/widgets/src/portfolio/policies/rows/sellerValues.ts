import type { PolicySeller, PolicySellerInput } from '@corredor/core/api';
import { sellerKey } from '@corredor/core/policies';

/** A seller's share while it is written. */
export type SellerValues = {
  id: number | null;
  user_id: number | null;
  name: string;
  /** The seller is no user, and is typed. */
  isNamed: boolean;
  start_date: string | null;
  percentage: string;
};

/** A new share starts with the policy. */
export const toSellerValues = (row: PolicySeller | null, startDate: string | null): SellerValues => ({
  id: row?.id ?? null,
  user_id: row?.user_id ?? null,
  name: row?.name ?? '',
  isNamed: row !== null && row.user_id === null,
  start_date: row?.start_date ?? startDate,
  percentage: row?.percentage ?? '',
});

/** What is sent, once the row is complete. */
export function toSellerInput({ user_id, name, start_date, percentage }: SellerValues) {
  if (start_date === null || percentage === '') return null;
  const seller = user_id === null ? { name: name.trim() } : { user_id };
  return { ...seller, start_date, percentage } satisfies PolicySellerInput;
}

/** Shares with the key that tells whose they are. */
export const keyedShares = <Row extends PolicySellerInput>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, seller: sellerKey(row) }));

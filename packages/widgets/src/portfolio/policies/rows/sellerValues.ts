import type { PolicySeller, PolicySellerInput } from '@corredor/core/api';
import { sellerKey } from '@corredor/core/policies';
import type { SellerChoice } from '../../../frames/pickers/index.ts';

/** A seller's share while it is written. */
export type SellerValues = {
  id: number | null;
  /** The seller who is chosen; none where one is typed, or not yet. */
  chosen: SellerChoice | null;
  name: string;
  /** The seller is no user, and is typed. */
  isNamed: boolean;
  start_date: string | null;
  percentage: string;
};

/** A new share starts with the policy. */
export const toSellerValues = (row: PolicySeller | null, startDate: string | null): SellerValues => ({
  id: row?.id ?? null,
  chosen: row && { seller_id: row.seller_id, name: row.name },
  name: row?.name ?? '',
  isNamed: false,
  start_date: row?.start_date ?? startDate,
  percentage: row?.percentage ?? '',
});

/** What is sent, once the row is complete. */
export function toSellerInput({ chosen, name, start_date, percentage }: SellerValues) {
  if (start_date === null || percentage === '') return null;
  const { name: _, ...known } = chosen ?? { name };
  const seller = chosen ? known : { name: name.trim() };
  return { ...seller, start_date, percentage } satisfies PolicySellerInput;
}

/** Shares with the key that tells whose they are. */
export const keyedShares = <Row extends PolicySellerInput>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, seller: sellerKey(row) }));

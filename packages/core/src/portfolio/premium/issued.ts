import type { PlainDate } from '../../basics/dates/index.ts';
import { compareMoney, isMoney, type Money } from '../../basics/money/index.ts';
import type { PremiumPack } from './packs.ts';
import type { Charge } from './premium.ts';

/** The premium that a policy has, with what it was computed from. */
export type IssuedPremium = {
  net_premium: Money;
  branch_id: number | null;
  start_date: PlainDate | null;
  charges: readonly Pick<Charge, 'code'>[];
  total_grant: Money;
};
/** What a change asks for; `total_grant` only where the total is typed. */
export type WantedPremium = {
  /** May be a text that is no amount yet. */
  net_premium: string;
  branch_id: number | null;
  start_date: PlainDate | null;
  total_grant?: Money;
};

/** Tells whether a policy keeps the premium it was issued with: net premium, branch, first day and typed total are unchanged. */
export function keepsPremium(issued: IssuedPremium, wanted: WantedPremium): boolean {
  if (!isMoney(wanted.net_premium) || compareMoney(issued.net_premium, wanted.net_premium) !== 0) return false;
  if (wanted.total_grant !== undefined && compareMoney(issued.total_grant, wanted.total_grant) !== 0) return false;
  // A draft whose premium nobody has typed yet must not show the fee of the lowest step as its total.
  const isUntyped = issued.charges.length === 0 && compareMoney(issued.net_premium, '0.00') === 0;
  return isUntyped || (issued.branch_id === wanted.branch_id && issued.start_date === wanted.start_date);
}

/** Tells whether a pack has no rule for levies and taxes, so that the total is typed. */
export const isTotalTyped = (pack: PremiumPack): boolean => pack.charges.length === 0;

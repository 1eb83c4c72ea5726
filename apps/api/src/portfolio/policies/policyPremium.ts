import { addMoney, compareMoney, type Money, mostMoney, subtractMoney } from '@corredor/core/money';
import {
  computePremium,
  type DatedPack,
  isTotalTyped,
  keepsPremium,
  type Premium,
  type PremiumBranch,
  packOn,
  typedPremium,
} from '@corredor/core/premium';
import { invalidField } from '../../server/request/problems.ts';
import type { StoredPolicy } from './storedPolicy.ts';

/** What a premium depends on beside the policy itself. */
export interface PremiumFacts {
  countryId: string;
  /** The packs that the brokerage has set. */
  packs: readonly DatedPack[];
  currency: string;
  language: 'es' | 'en';
  today: string;
}

/** The charges and total of a net premium, by the pack that counts on the first day of the term: the brokerage's own, or its country's. */
export function premiumOf(
  facts: PremiumFacts,
  input: { net: Money; branch: PremiumBranch | null; startDate: string | null; typedTotal?: Money },
): Premium {
  const { countryId, packs, language, today } = facts;
  const net = addMoney(input.net);
  const date = input.startDate ?? today;
  const pack = packOn(countryId, packs, date);
  const premium = isTotalTyped(pack)
    ? typedPremium(net, addMoney(input.typedTotal ?? net), language)
    : computePremium({ net, pack, branch: input.branch, date, language });
  if (compareMoney(premium.total_grant, net) < 0) throw invalidField('total_grant', 'field.total_below_net');
  if (compareMoney(premium.total_grant, mostMoney) > 0)
    throw invalidField('net_premium', 'field.too_large', { limit: mostMoney });
  return premium;
}

/** The premium of a changed policy; it stays as it was issued where nothing that it depends on has changed. */
export function premiumAfter(
  facts: PremiumFacts,
  change: {
    current: StoredPolicy;
    next: Omit<StoredPolicy, 'total_grant'>;
    /** What was typed as the total. */
    total: Money | undefined;
    branch: PremiumBranch | null;
  },
): Premium {
  const { current, next, total, branch } = change;
  const { net_premium, branch_id, start_date } = next;
  if (keepsPremium(current, { net_premium, branch_id, start_date, total_grant: total }))
    return { charges: current.charges, total_grant: current.total_grant };
  // Where the total is typed, a new net premium keeps the taxes and surcharges that were typed before.
  const typedTotal = total ?? addMoney(net_premium, subtractMoney(current.total_grant, current.net_premium));
  return premiumOf(facts, { net: net_premium, branch, startDate: start_date, typedTotal });
}

import type { PolicyPatch } from '@corredor/core/api';
import { addMoney, compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { computePremium, type Premium, packFor, typedPremium } from '@corredor/core/premium';
import { invalidField } from '../server/problems.ts';
import type { PolicyValues } from './policyValues.ts';

/** What a premium depends on beside the policy itself. */
export interface PremiumFacts {
  countryId: string;
  currency: string;
  language: 'es' | 'en';
  today: string;
}
/** The column holds twelve digits before the point. */
const most = '999999999999.99';

/** The charges and total of a net premium, by the pack of the partner's country on the first day of the term. */
export function premiumOf(
  facts: PremiumFacts,
  input: { net: Money; branchCode: string | null; startDate: string | null; typedTotal?: Money | undefined },
): Premium {
  const { countryId, language, today } = facts;
  const net = addMoney(input.net);
  const premium =
    packFor(countryId).charges.length > 0
      ? computePremium({ net, countryId, branchCode: input.branchCode, date: input.startDate ?? today, language })
      : typedPremium(net, addMoney(input.typedTotal ?? net), language);
  if (compareMoney(premium.total_grant, net) < 0) throw invalidField('total_grant', 'field.total_below_net');
  if (compareMoney(premium.total_grant, most) > 0)
    throw invalidField('net_premium', 'field.too_large', { limit: most });
  return premium;
}

/** The premium of a changed policy; it stays as it was issued where nothing that it depends on has changed. */
export function premiumAfter(
  facts: PremiumFacts,
  change: { current: PolicyValues; next: PolicyValues; input: PolicyPatch; branchCode: string | null },
): Premium {
  const { current, next, input, branchCode } = change;
  // A draft whose premium nobody has typed yet must not show the fee of the lowest step as its total.
  const isUnknown = current.charges.length === 0 && compareMoney(next.net_premium, '0.00') === 0;
  const isSame =
    compareMoney(current.net_premium, next.net_premium) === 0 &&
    (isUnknown || (current.branch_id === next.branch_id && current.start_date === next.start_date)) &&
    (input.total_grant === undefined || compareMoney(input.total_grant, current.total_grant) === 0);
  if (isSame) return { charges: current.charges, total_grant: current.total_grant };
  // Where the total is typed, a new net premium keeps the taxes and surcharges that were typed before.
  const typedTotal =
    input.total_grant ?? addMoney(next.net_premium, subtractMoney(current.total_grant, current.net_premium));
  return premiumOf(facts, { net: next.net_premium, branchCode, startDate: next.start_date, typedTotal });
}

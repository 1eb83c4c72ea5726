import type { Policy, PolicyCharge } from '@corredor/core/api';
import { compareMoney, isMoney } from '@corredor/core/money';
import { getSettings, previewPremium } from '@corredor/core/operations';
import { chargeName, isTotalTyped as isTyped, keepsPremium, packOn, typedPremium } from '@corredor/core/premium';
import { useDebounced } from '@corredor/ui/useDebounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient, useFormats, useSession } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { type PolicyValues, planOf, termsOf } from './policyValues.ts';

/** What the premium that is typed comes to. */
export type PremiumPreview = {
  premium: { net: string; charges: readonly PolicyCharge[]; total: string } | null;
  instalments: ReturnType<typeof planOf>;
  /** What the line of a file was called that the policy loses, because what its premium is made of was changed. */
  lostLine: string | null;
  isFailed: boolean;
  isLoading: boolean;
};

/** Tells whether a term that begins on a day is charged by no rule of the brokerage's or its country's, so that the total is typed. */
export function useIsTotalTyped() {
  const { country_id } = useSession().record;
  const { today } = useFormats();
  const own = useQuery(queryOf(useClient(), getSettings)).data?.premium_pack.own;
  return useCallback(
    (startDate: string | null) => isTyped(packOn(country_id, own ?? [], startDate ?? today())),
    [country_id, own, today],
  );
}

/** The total premium and the instalments that the form's values come to; the server adds up, a moment after typing. */
export function usePremiumPreview(policy: Policy | undefined): PremiumPreview {
  const { watch } = useFormContext<PolicyValues>();
  const { language } = useFormats();
  const isTypedOn = useIsTotalTyped();
  const values = watch();
  const isTotalTyped = isTypedOn(values.start_date);
  const { net_premium, branch_id, start_date } = useDebounced(values, 300);
  const isKnown = isMoney(net_premium) && compareMoney(net_premium, '0.00') > 0;
  const isStored = policy !== undefined && keepsPremium(policy, { net_premium, branch_id, start_date });
  const answer = useQuery({
    ...queryOf(useClient(), previewPremium, { body: { net_premium, branch_id, start_date } }),
    enabled: isKnown && !isStored && !isTotalTyped,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const premium = () => {
    if (isTotalTyped && isMoney(values.net_premium) && isMoney(values.total_grant)) {
      const { charges, total_grant } = typedPremium(values.net_premium, values.total_grant, language);
      return { net: values.net_premium, charges, total: total_grant };
    }
    if (isStored) return { net: policy.net_premium, charges: policy.charges, total: policy.total_grant };
    const { data } = answer;
    return isKnown && data ? { net: data.net_premium, charges: data.charges, total: data.total_grant } : null;
  };
  const found = premium();
  const brought = policy?.charges.find(({ kind }) => kind === 'imported');
  return {
    premium: found,
    instalments: planOf(termsOf(values, found?.total, policy)),
    lostLine: isKnown && !isStored && brought ? chargeName(brought, language) : null,
    isFailed: answer.isError,
    isLoading: answer.isFetching,
  };
}

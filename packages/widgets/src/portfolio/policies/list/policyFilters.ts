import { addDays } from '@corredor/core/dates';
import { policyWords } from '@corredor/core/policies';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { ListControls, QuickFilter } from '../../../frames/lists/index.ts';
import {
  useBranchName,
  useCoverageName,
  useCustomerName,
  useProviderName,
  useSellerName,
  useVehicleName,
} from '../../../frames/pickers/index.ts';

/** What the list of policies can be narrowed by, as the API and the address name it. */
export const policyFilters = [
  'status',
  'branch',
  'provider',
  'contractor',
  'customer',
  'vehicle',
  'coverage',
  'seller',
  'payer',
  'is_insured',
  'type',
  'insured_select_type',
  'ends_from',
  'ends_to',
  'starts_from',
  'starts_to',
  'holds',
] as const;
export type PolicyFilter = (typeof policyFilters)[number];

export const policyHoldings = ['insureds', 'generals'] as const;
export const yesNo = ['true', 'false'] as const;
export const policyTypes = ['individual', 'group'] as const;

/** The one of these words that the address says; null where it says none of them. */
export const wordIn = <Word extends string>(words: readonly Word[], text: string | undefined): Word | null =>
  words.find((word) => word === text) ?? null;
/** The id that the address says; null where it says anything else. */
export const idIn = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

const byNumber: readonly string[] = ['branch', 'provider', 'contractor', 'coverage', 'seller'];

/** The filters that are on, in the reader's words. */
export function useActivePolicyFilters({ filters }: Pick<ListControls<PolicyFilter>, 'filters'>) {
  const { t } = useTranslation(['policies', 'common']);
  const formats = useFormats();
  const status = wordIn(policyWords.status, filters.status);
  const type = wordIn(policyTypes, filters.type);
  const selectType = wordIn(policyWords.selectType, filters.insured_select_type);
  const insured = wordIn(yesNo, filters.is_insured);
  const holding = wordIn(policyHoldings, filters.holds);
  const values: Record<PolicyFilter, string | undefined> = {
    status: status ? t(`common:policyStatus.${status}`) : undefined,
    branch: useBranchName(idIn(filters.branch)),
    provider: useProviderName(idIn(filters.provider)),
    contractor: useCustomerName(idIn(filters.contractor)),
    customer: useCustomerName(idIn(filters.customer)),
    vehicle: useVehicleName(idIn(filters.vehicle)),
    coverage: useCoverageName(idIn(filters.coverage)),
    seller: useSellerName(idIn(filters.seller)),
    payer: useCustomerName(idIn(filters.payer)),
    is_insured: insured ? t(insured === 'true' ? 'common:state.yes' : 'common:state.no') : undefined,
    type: type ? t(`common:policyType.${type}`) : undefined,
    insured_select_type: selectType ? t(`common:selectType.${selectType}`) : undefined,
    ends_from: formats.date(filters.ends_from),
    ends_to: formats.date(filters.ends_to),
    starts_from: formats.date(filters.starts_from),
    starts_to: formats.date(filters.starts_to),
    holds: holding ? t(`common:branchFlag.${holding}`) : undefined,
  };
  return policyFilters.flatMap((id) => {
    const raw = filters[id];
    // A number stands in until its name is known; a word that means nothing filters nothing.
    const value = raw && (values[id] || (byNumber.includes(id) && idIn(raw) !== null ? raw : undefined));
    return value ? [{ id, label: t(`field.${id}`), value }] : [];
  });
}

/** The usual questions to the list of policies. */
export function useQuickPolicyFilters(): QuickFilter<PolicyFilter>[] {
  const { t } = useTranslation('policies');
  const today = useFormats().today();
  return [
    {
      id: 'ending',
      label: t('quick.ending'),
      filters: { status: 'active', ends_from: today, ends_to: addDays(today, 30) },
    },
    { id: 'drafts', label: t('quick.drafts'), filters: { status: 'draft' } },
  ];
}

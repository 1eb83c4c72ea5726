import type { PolicySummary } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { policyWords } from '@corredor/core/policies';
import { vListPoliciesQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { filterNames, type PickedField, useDayRange, useFilterKit } from '../../../frames/filters/index.ts';
import { type ListControls, type ListStates, type ListSummary, totalsOf } from '../../../frames/lists/index.ts';
import {
  BranchPicker,
  CustomerPicker,
  ProviderPicker,
  useBranchName,
  useCoverageName,
  useCustomerName,
  useProviderName,
  useSellerName,
  useSellerRecordName,
  useVehicleName,
} from '../../../frames/pickers/index.ts';
import type { ExtraBranch } from './useExtraBranches.ts';
import { useExtraFilters } from './useExtraFilters.tsx';

export const policyFilters = filterNames(vListPoliciesQuery);
export type PolicyFilter = (typeof policyFilters)[number];

/** The states that part the list, in the order of its tabs; what is ending is active too. */
const policyStates = ['active', 'ending', 'expired', 'draft', 'closed'] as const;
const wholeStates = ['active', 'expired', 'draft', 'closed'] as const;

const contractors = { role: 'contractor' } as const;
const payers = { role: 'payer' } as const;
const ContractorPicker = (field: PickedField) => <CustomerPicker {...field} {...contractors} />;
const PayerPicker = (field: PickedField) => <CustomerPicker {...field} {...payers} />;

/** What the list of policies can be narrowed by, and what is on. */
export function usePolicyFilters(controls: ListControls<PolicyFilter>, branches: readonly ExtraBranch[]) {
  const { t } = useTranslation(['policies', 'common']);
  const { all, chipOnly, choice, idOf, linked, picker, yesNo } = useFilterKit(controls);
  const range = useDayRange(controls);
  const extra = useExtraFilters(controls, branches);
  return all(
    [
      range('ends', t('field.end_date'), ['ends_from', 'ends_to']),
      range('starts', t('field.start_date'), ['starts_from', 'starts_to']),
      chipOnly(choice('status', t('field.status'), policyStates, (status) => t(`states.${status}`))),
      // The fields of another branch are others.
      picker('branch', t('field.branch'), BranchPicker, useBranchName(idOf('branch')), {
        clears: ['extra', 'extra_value'],
      }),
      extra,
      picker('provider', t('field.provider'), ProviderPicker, useProviderName(idOf('provider'))),
      picker('contractor', t('field.contractor'), ContractorPicker, useCustomerName(idOf('contractor'))),
      linked('customer', t('field.customer'), useCustomerName(idOf('customer')), { unnamed: 'none' }),
      linked('vehicle', t('field.vehicle'), useVehicleName(idOf('vehicle')), { unnamed: 'none' }),
      linked('coverage', t('field.coverage'), useCoverageName(idOf('coverage'))),
      linked('seller', t('field.seller'), useSellerName(idOf('seller'))),
      linked('sold_by', t('field.seller'), useSellerRecordName(idOf('sold_by'))),
      picker('payer', t('field.payer'), PayerPicker, useCustomerName(idOf('payer')), { unnamed: 'none' }),
      yesNo('is_insured', t('field.is_insured')),
      choice('insured_select_type', t('field.insured_select_type'), policyWords.selectType, (type) =>
        t(`common:selectType.${type}`),
      ),
      choice('type', t('field.type'), ['individual', 'group'], (type) => t(`common:policyType.${type}`)),
      choice('holds', t('field.holds'), ['insureds', 'generals'], (rows) => t(`common:branchFlag.${rows}`)),
      chipOnly(yesNo('is_activated', t('field.is_activated'))),
      chipOnly(yesNo('is_closing', t('field.is_closing'))),
      chipOnly(yesNo('is_sample', t('common:sample'))),
    ],
    ['insured_select_type', 'holds', 'is_activated', 'is_closing', 'extra', 'is_sample', 'ends_from', 'starts_from'],
  );
}

/** What the list of policies is parted into, with how many the other filters leave in each. */
export function usePolicyStates(summary: PolicySummary | undefined): ListStates<PolicyFilter> {
  const { t } = useTranslation('policies');
  return {
    filter: 'status',
    total: summary && wholeStates.reduce((count, state) => count + summary[state].count, 0),
    items: policyStates.map((value) => ({ value, label: t(`states.${value}`), count: summary?.[value].count })),
  };
}

/** The premiums of the policies that are listed. */
export function usePolicyTotals(summary: ListSummary<PolicySummary> | undefined, status: string | undefined) {
  const { t } = useTranslation('policies');
  const { money } = useFormats();
  const only = policyStates.find((state) => state === status);
  const states = only ? [only] : wholeStates;
  return totalsOf(summary, (known) => ({
    label: t('list.issued'),
    items: (['total_grant', 'net_premium'] as const).map((id) => ({
      id,
      column: id,
      label: t(`field.${id}`),
      value: money(addMoney(...states.map((state) => known[state][id])), known.currency),
    })),
  }));
}

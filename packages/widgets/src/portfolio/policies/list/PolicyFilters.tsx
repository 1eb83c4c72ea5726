import type { PolicySummary } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { policyWords } from '@corredor/core/policies';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import {
  type ActiveListFilter,
  type ListControls,
  type ListStates,
  type ListSum,
  useDayRange,
} from '../../../frames/lists/index.ts';
import {
  BranchPicker,
  CustomerPicker,
  ProviderPicker,
  useBranchName,
  useCoverageName,
  useCustomerName,
  useProviderName,
  useSellerName,
  useVehicleName,
} from '../../../frames/pickers/index.ts';
import { useSampleFilter } from '../../../frames/records/index.ts';
import type { ExtraBranch } from './useExtraBranches.ts';
import { useActiveExtraFilter, useExtraFilterFields } from './useExtraFilters.tsx';

const plainFilters = [
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
  'is_activated',
  'is_closing',
] as const;
/** What the list of policies can be narrowed by, as the API and the address name it. */
export const policyFilters = [...plainFilters, 'extra', 'extra_value', 'is_sample'] as const;
export type PolicyFilter = (typeof policyFilters)[number];
type PlainFilter = (typeof plainFilters)[number];

/** The states that part the list, in the order of its tabs; what is ending is active too. */
const policyStates = ['active', 'ending', 'expired', 'draft', 'closed'] as const;
const wholeStates = ['active', 'expired', 'draft', 'closed'] as const;
const policyHoldings = ['insureds', 'generals'] as const;
const yesNo = ['true', 'false'] as const;
const policyTypes = ['individual', 'group'] as const;

/** The one of these words that the address says; null where it says none of them. */
const wordIn = <Word extends string>(words: readonly Word[], text: string | undefined): Word | null =>
  words.find((word) => word === text) ?? null;
/** The id that the address says; null where it says anything else. */
const idIn = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

const byNumber: readonly string[] = ['branch', 'provider', 'contractor', 'coverage', 'seller'];

const payers = { role: 'payer' } as const;
const contractors = { role: 'contractor' } as const;

/** What the list of policies can be narrowed by. */
export function usePolicyFilterFields(
  controls: ListControls<PolicyFilter>,
  branches: readonly ExtraBranch[],
): FilterField[] {
  const { t } = useTranslation(['policies', 'common']);
  const { filters, setFilter, setFilters } = controls;
  const extras = useExtraFilterFields(controls, branches);
  const picked = (name: PlainFilter) => ({
    label: t(`field.${name}`),
    value: idIn(filters[name]),
    onChange: (id: number | null) => setFilter(name, id === null ? null : String(id)),
  });
  const all = t('common:state.all');
  const ranges = usePolicyRanges(controls);
  return [
    ...ranges.map(({ field }) => field),
    {
      id: 'branch',
      label: t('field.branch'),
      field: (
        <BranchPicker
          {...picked('branch')}
          // The fields of another branch are others.
          onChange={(id) => setFilters({ branch: id === null ? null : String(id), extra: null, extra_value: null })}
        />
      ),
    },
    ...extras,
    { id: 'provider', label: t('field.provider'), field: <ProviderPicker {...picked('provider')} /> },
    {
      id: 'contractor',
      label: t('field.contractor'),
      field: <CustomerPicker {...picked('contractor')} {...contractors} />,
    },
    { id: 'payer', label: t('field.payer'), field: <CustomerPicker {...picked('payer')} {...payers} /> },
    {
      id: 'is_insured',
      label: t('field.is_insured'),
      field: (
        <Select
          label={t('field.is_insured')}
          items={yesNo.map((id) => ({ id, label: t(id === 'true' ? 'common:state.yes' : 'common:state.no') }))}
          value={wordIn(yesNo, filters.is_insured)}
          onChange={(answer) => setFilter('is_insured', answer)}
          emptyLabel={all}
        />
      ),
    },
    {
      id: 'insured_select_type',
      label: t('field.insured_select_type'),
      field: (
        <Select
          label={t('field.insured_select_type')}
          items={policyWords.selectType.map((id) => ({ id, label: t(`common:selectType.${id}`) }))}
          value={wordIn(policyWords.selectType, filters.insured_select_type)}
          onChange={(type) => setFilter('insured_select_type', type)}
          emptyLabel={all}
        />
      ),
    },
    {
      id: 'type',
      label: t('field.type'),
      field: (
        <Select
          label={t('field.type')}
          items={policyTypes.map((id) => ({ id, label: t(`common:policyType.${id}`) }))}
          value={wordIn(policyTypes, filters.type)}
          onChange={(type) => setFilter('type', type)}
          emptyLabel={all}
        />
      ),
    },
    {
      id: 'holds',
      label: t('field.holds'),
      field: (
        <Select
          label={t('field.holds')}
          items={policyHoldings.map((id) => ({ id, label: t(`common:branchFlag.${id}`) }))}
          value={wordIn(policyHoldings, filters.holds)}
          onChange={(holding) => setFilter('holds', holding)}
          emptyLabel={all}
        />
      ),
    },
  ];
}

/** The ranges of days that the list can be narrowed by. */
function usePolicyRanges(controls: ListControls<PolicyFilter>) {
  const { t } = useTranslation('policies');
  const range = useDayRange(controls);
  return [
    range({ id: 'ends', label: t('field.end_date'), names: ['ends_from', 'ends_to'] }),
    range({ id: 'starts', label: t('field.start_date'), names: ['starts_from', 'starts_to'] }),
  ];
}

/** The filters that are on, in the reader's words. */
export function useActivePolicyFilters(
  controls: ListControls<PolicyFilter>,
  branches: readonly ExtraBranch[],
): ActiveListFilter<PolicyFilter>[] {
  const { filters } = controls;
  const { t } = useTranslation(['policies', 'common']);
  const ranges = usePolicyRanges(controls);
  const extra = useActiveExtraFilter(controls, branches);
  const sample = useSampleFilter(filters.is_sample);
  const status = wordIn(policyStates, filters.status);
  const type = wordIn(policyTypes, filters.type);
  const selectType = wordIn(policyWords.selectType, filters.insured_select_type);
  const insured = wordIn(yesNo, filters.is_insured);
  const holding = wordIn(policyHoldings, filters.holds);
  const activated = wordIn(yesNo, filters.is_activated);
  const closing = wordIn(yesNo, filters.is_closing);
  const values: Partial<Record<PlainFilter, string | undefined>> = {
    status: status ? t(`states.${status}`) : undefined,
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
    holds: holding ? t(`common:branchFlag.${holding}`) : undefined,
    is_activated: activated ? t(activated === 'true' ? 'common:state.yes' : 'common:state.no') : undefined,
    is_closing: closing ? t(closing === 'true' ? 'common:state.yes' : 'common:state.no') : undefined,
  };
  const single = plainFilters.flatMap((id) => {
    const raw = filters[id];
    // A number stands in until its name is known; a word that means nothing filters nothing.
    const value = raw && (values[id] || (byNumber.includes(id) && idIn(raw) !== null ? raw : undefined));
    if (!value) return [];
    const names: readonly PolicyFilter[] = id === 'branch' ? ['branch', 'extra', 'extra_value'] : [id];
    return [{ id, label: t(`field.${id}`), value, names }];
  });
  return [...single, ...extra, ...sample, ...ranges.flatMap(({ active }) => active)];
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
export function usePolicySums(summary: PolicySummary | undefined, status: string | undefined): ListSum[] {
  const { t } = useTranslation('policies');
  const { money } = useFormats();
  if (!summary) return [];
  const only = wordIn(policyStates, status);
  const states = only ? [only] : wholeStates;
  return (['total_grant', 'net_premium'] as const).map((id) => ({
    id,
    label: t(`list.issued.${id}`),
    value: money(addMoney(...states.map((state) => summary[state][id])), summary.currency),
  }));
}

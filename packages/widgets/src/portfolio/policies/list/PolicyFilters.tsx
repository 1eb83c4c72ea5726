import { addDays } from '@corredor/core/dates';
import { policyWords } from '@corredor/core/policies';
import { DateField } from '@corredor/ui/DateField';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { ListControls, QuickFilter } from '../../../frames/lists/index.ts';
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
export function PolicyFilters({ controls }: { controls: ListControls<PolicyFilter> }) {
  const { t } = useTranslation(['policies', 'common']);
  const { filters, setFilter } = controls;
  const picked = (name: PolicyFilter) => ({
    label: t(`field.${name}`),
    value: idIn(filters[name]),
    onChange: (id: number | null) => setFilter(name, id === null ? null : String(id)),
  });
  const day = (name: PolicyFilter) => ({
    label: t(`field.${name}`),
    value: filters[name] ?? null,
    onChange: (date: string | null) => setFilter(name, date),
  });
  const all = t('common:state.all');
  return (
    <>
      <Select
        label={t('field.status')}
        items={policyWords.status.map((id) => ({ id, label: t(`common:policyStatus.${id}`) }))}
        value={wordIn(policyWords.status, filters.status)}
        onChange={(status) => setFilter('status', status)}
        emptyLabel={all}
      />
      <BranchPicker {...picked('branch')} />
      <ProviderPicker {...picked('provider')} />
      <CustomerPicker {...picked('contractor')} {...contractors} />
      <CustomerPicker {...picked('payer')} {...payers} />
      <Select
        label={t('field.is_insured')}
        items={yesNo.map((id) => ({ id, label: t(id === 'true' ? 'common:state.yes' : 'common:state.no') }))}
        value={wordIn(yesNo, filters.is_insured)}
        onChange={(answer) => setFilter('is_insured', answer)}
        emptyLabel={all}
      />
      <Select
        label={t('field.insured_select_type')}
        items={policyWords.selectType.map((id) => ({ id, label: t(`common:selectType.${id}`) }))}
        value={wordIn(policyWords.selectType, filters.insured_select_type)}
        onChange={(type) => setFilter('insured_select_type', type)}
        emptyLabel={all}
      />
      <Select
        label={t('field.type')}
        items={policyTypes.map((id) => ({ id, label: t(`common:policyType.${id}`) }))}
        value={wordIn(policyTypes, filters.type)}
        onChange={(type) => setFilter('type', type)}
        emptyLabel={all}
      />
      <Select
        label={t('field.holds')}
        items={policyHoldings.map((id) => ({ id, label: t(`common:branchFlag.${id}`) }))}
        value={wordIn(policyHoldings, filters.holds)}
        onChange={(holding) => setFilter('holds', holding)}
        emptyLabel={all}
      />
      <DateField {...day('starts_from')} />
      <DateField {...day('starts_to')} />
      <DateField {...day('ends_from')} />
      <DateField {...day('ends_to')} />
    </>
  );
}

/** The filters that are on, in the reader's words. */
export function useActivePolicyFilters({ filters }: ListControls<PolicyFilter>) {
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

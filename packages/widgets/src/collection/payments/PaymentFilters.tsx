import { addDays } from '@corredor/core/dates';
import { getPolicy } from '@corredor/core/operations';
import { policyWords } from '@corredor/core/policies';
import { DateField } from '@corredor/ui/DateField';
import { Select } from '@corredor/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import type { ListControls, QuickFilter } from '../../frames/lists/index.ts';
import {
  BranchPicker,
  CustomerPicker,
  ProviderPicker,
  useBranchName,
  useCustomerName,
  useProviderName,
} from '../../frames/pickers/index.ts';
import { PolicyPicker } from './PolicyPicker.tsx';
import { paymentStatuses } from './paymentStatus.tsx';

/** What the list of instalments can be narrowed by, as the API and the address name it. */
export const paymentFilters = [
  'status',
  'method',
  'policy',
  'contractor',
  'payer',
  'provider',
  'branch',
  'collected_by',
  'due_from',
  'due_to',
] as const;
const collectors = ['insurer', 'broker'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** The one of these words that the address says; null where it says none of them. */
const wordIn = <Word extends string>(words: readonly Word[], text: string | undefined): Word | null =>
  words.find((word) => word === text) ?? null;
/** The id that the address says; null where it says anything else. */
const idIn = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

const byNumber: readonly string[] = ['policy', 'provider', 'branch'];

/** What the list of instalments can be narrowed by. */
export function PaymentFilters({ controls }: { controls: ListControls<PaymentFilter> }) {
  const { t } = useTranslation(['payments', 'common']);
  const { filters, setFilter } = controls;
  const picked = (name: PaymentFilter) => ({
    label: t(`field.${name}`),
    value: idIn(filters[name]),
    onChange: (id: number | null) => setFilter(name, id === null ? null : String(id)),
  });
  const day = (name: PaymentFilter) => ({
    label: t(`field.${name}`),
    value: filters[name] ?? null,
    onChange: (date: string | null) => setFilter(name, date),
  });
  const all = t('common:state.all');
  return (
    <>
      <Select
        label={t('field.status')}
        items={paymentStatuses.map((id) => ({ id, label: t(`common:paymentStatus.${id}`) }))}
        value={wordIn(paymentStatuses, filters.status)}
        onChange={(status) => setFilter('status', status)}
        emptyLabel={all}
      />
      <Select
        label={t('field.method')}
        items={policyWords.paymentMethod.map((id) => ({ id, label: t(`common:paymentMethod.${id}`) }))}
        value={wordIn(policyWords.paymentMethod, filters.method)}
        onChange={(method) => setFilter('method', method)}
        emptyLabel={all}
      />
      <PolicyPicker {...picked('policy')} />
      <CustomerPicker {...picked('contractor')} />
      <CustomerPicker {...picked('payer')} />
      <ProviderPicker {...picked('provider')} />
      <BranchPicker {...picked('branch')} />
      <Select
        label={t('field.collected_by')}
        items={collectors.map((id) => ({ id, label: t(`common:collectedBy.${id}`) }))}
        value={wordIn(collectors, filters.collected_by)}
        onChange={(collector) => setFilter('collected_by', collector)}
        emptyLabel={all}
      />
      <DateField {...day('due_from')} />
      <DateField {...day('due_to')} />
    </>
  );
}

/** The filters that are on, in the reader's words. */
export function useActivePaymentFilters({ filters }: ListControls<PaymentFilter>) {
  const { t } = useTranslation(['payments', 'common']);
  const formats = useFormats();
  const status = wordIn(paymentStatuses, filters.status);
  const method = wordIn(policyWords.paymentMethod, filters.method);
  const collector = wordIn(collectors, filters.collected_by);
  const values: Record<PaymentFilter, string | undefined> = {
    status: status ? t(`common:paymentStatus.${status}`) : undefined,
    method: method ? t(`common:paymentMethod.${method}`) : undefined,
    policy: usePolicyNumber(idIn(filters.policy)),
    contractor: useCustomerName(idIn(filters.contractor)),
    payer: useCustomerName(idIn(filters.payer)),
    collected_by: collector ? t(`common:collectedBy.${collector}`) : undefined,
    provider: useProviderName(idIn(filters.provider)),
    branch: useBranchName(idIn(filters.branch)),
    due_from: formats.date(filters.due_from),
    due_to: formats.date(filters.due_to),
  };
  return paymentFilters.flatMap((id) => {
    const raw = filters[id];
    // A number stands in until its name is known; a word that means nothing filters nothing.
    const value = raw && (values[id] || (byNumber.includes(id) && idIn(raw) !== null ? raw : undefined));
    return value ? [{ id, label: t(`field.${id}`), value }] : [];
  });
}

function usePolicyNumber(id: number | null) {
  const options = queryOf(useClient(), getPolicy, { path: { policyId: id ?? 0 } });
  return useQuery({ ...options, enabled: id !== null }).data?.number ?? undefined;
}

/** The usual questions to the list of instalments. */
export function useQuickPaymentFilters(): QuickFilter<PaymentFilter>[] {
  const { t } = useTranslation('payments');
  const today = useFormats().today();
  return [
    { id: 'delayed', label: t('quick.delayed'), filters: { status: 'delayed' } },
    { id: 'week', label: t('quick.week'), filters: { due_from: today, due_to: addDays(today, 7) } },
  ];
}

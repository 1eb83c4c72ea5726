import type { PaymentStatus, PaymentSummary } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { getPolicy } from '@corredor/core/operations';
import { policyWords } from '@corredor/core/policies';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
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
  useCustomerName,
  useProviderName,
} from '../../../frames/pickers/index.ts';
import { useSampleFilter } from '../../../frames/records/index.ts';
import { PolicyPicker, paymentStatuses, unpaidStatuses } from '../parts/index.ts';

const plainFilters = [
  'kind',
  'status',
  'method',
  'policy',
  'contractor',
  'payer',
  'provider',
  'branch',
  'collected_by',
  'to_remit',
  'at_risk',
  'due_from',
  'due_to',
  'received_from',
  'received_to',
] as const;
/** What the list of instalments can be narrowed by, as the API and the address name it. */
export const paymentFilters = [...plainFilters, 'is_sample'] as const;
/** The list opens on what is to be collected. */
export const usualPaymentFilter = { filter: 'status', value: 'unpaid' } as const;
const kinds = ['credit', 'all'] as const;
const answers = ['true', 'false'] as const;
const collectors = ['insurer', 'broker'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];
type PlainFilter = (typeof plainFilters)[number];

/** The one of these words that the address says; null where it says none of them. */
const wordIn = <Word extends string>(words: readonly Word[], text: string | undefined): Word | null =>
  words.find((word) => word === text) ?? null;
/** The id that the address says; null where it says anything else. */
const idIn = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

const byNumber: readonly string[] = ['policy', 'provider', 'branch'];

/** What the list of instalments can be narrowed by. */
export function usePaymentFilterFields(controls: ListControls<PaymentFilter>): FilterField[] {
  const { t } = useTranslation(['payments', 'common']);
  const { filters, setFilter } = controls;
  const picked = (name: PlainFilter) => ({
    label: t(`field.${name}`),
    value: idIn(filters[name]),
    onChange: (id: number | null) => setFilter(name, id === null ? null : String(id)),
  });
  const all = t('common:state.all');
  const ranges = usePaymentRanges(controls);
  return [
    ...ranges.map(({ field }) => field),
    {
      id: 'kind',
      label: t('field.kind'),
      field: (
        <Select
          label={t('field.kind')}
          items={kinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
          value={wordIn(kinds, filters.kind)}
          onChange={(kind) => setFilter('kind', kind)}
          emptyLabel={t('kinds.premium')}
        />
      ),
    },
    {
      id: 'method',
      label: t('field.method'),
      field: (
        <Select
          label={t('field.method')}
          items={policyWords.paymentMethod.map((id) => ({ id, label: t(`common:paymentMethod.${id}`) }))}
          value={wordIn(policyWords.paymentMethod, filters.method)}
          onChange={(method) => setFilter('method', method)}
          emptyLabel={all}
        />
      ),
    },
    { id: 'policy', label: t('field.policy'), field: <PolicyPicker {...picked('policy')} /> },
    { id: 'contractor', label: t('field.contractor'), field: <CustomerPicker {...picked('contractor')} /> },
    { id: 'payer', label: t('field.payer'), field: <CustomerPicker {...picked('payer')} /> },
    { id: 'provider', label: t('field.provider'), field: <ProviderPicker {...picked('provider')} /> },
    { id: 'branch', label: t('field.branch'), field: <BranchPicker {...picked('branch')} /> },
    {
      id: 'collected_by',
      label: t('field.collected_by'),
      field: (
        <Select
          label={t('field.collected_by')}
          items={collectors.map((id) => ({ id, label: t(`common:collectedBy.${id}`) }))}
          value={wordIn(collectors, filters.collected_by)}
          onChange={(collector) => setFilter('collected_by', collector)}
          emptyLabel={all}
        />
      ),
    },
    {
      id: 'to_remit',
      label: t('field.to_remit'),
      field: (
        <Select
          label={t('field.to_remit')}
          items={answers.map((id) => ({ id, label: t(`common:state.${id === 'true' ? 'yes' : 'no'}`) }))}
          value={wordIn(answers, filters.to_remit)}
          onChange={(answer) => setFilter('to_remit', answer)}
          emptyLabel={all}
        />
      ),
    },
    {
      id: 'at_risk',
      label: t('field.at_risk'),
      field: (
        <Select
          label={t('field.at_risk')}
          items={answers.map((id) => ({ id, label: t(`common:state.${id === 'true' ? 'yes' : 'no'}`) }))}
          value={wordIn(answers, filters.at_risk)}
          onChange={(answer) => setFilter('at_risk', answer)}
          emptyLabel={all}
        />
      ),
    },
  ];
}

/** The ranges of days that the list can be narrowed by. */
function usePaymentRanges(controls: ListControls<PaymentFilter>) {
  const { t } = useTranslation('payments');
  const range = useDayRange(controls);
  return [
    range({ id: 'due', label: t('field.due_date'), names: ['due_from', 'due_to'] }),
    range({ id: 'received', label: t('field.received'), names: ['received_from', 'received_to'] }),
  ];
}

/** The filters that are on, in the reader's words. */
export function useActivePaymentFilters(controls: ListControls<PaymentFilter>): ActiveListFilter<PaymentFilter>[] {
  const { filters } = controls;
  const { t } = useTranslation(['payments', 'common']);
  const ranges = usePaymentRanges(controls);
  const sample = useSampleFilter(filters.is_sample);
  const status = wordIn([...paymentStatuses, 'unpaid'] as const, filters.status);
  const method = wordIn(policyWords.paymentMethod, filters.method);
  const collector = wordIn(collectors, filters.collected_by);
  const kind = wordIn(kinds, filters.kind);
  const toRemit = wordIn(answers, filters.to_remit);
  const atRisk = wordIn(answers, filters.at_risk);
  const values: Partial<Record<PlainFilter, string | undefined>> = {
    kind: kind ? t(`kinds.${kind}`) : undefined,
    to_remit: toRemit ? t(`common:state.${toRemit === 'true' ? 'yes' : 'no'}`) : undefined,
    at_risk: atRisk ? t(`common:state.${atRisk === 'true' ? 'yes' : 'no'}`) : undefined,
    status: status ? t(`states.${status}`) : undefined,
    method: method ? t(`common:paymentMethod.${method}`) : undefined,
    policy: usePolicyNumber(idIn(filters.policy)),
    contractor: useCustomerName(idIn(filters.contractor)),
    payer: useCustomerName(idIn(filters.payer)),
    collected_by: collector ? t(`common:collectedBy.${collector}`) : undefined,
    provider: useProviderName(idIn(filters.provider)),
    branch: useBranchName(idIn(filters.branch)),
  };
  const single = plainFilters.flatMap((id) => {
    const raw = filters[id];
    // A number stands in until its name is known; a word that means nothing filters nothing.
    const value = raw && (values[id] || (byNumber.includes(id) && idIn(raw) !== null ? raw : undefined));
    return value ? [{ id, label: t(`field.${id}`), value }] : [];
  });
  return [...single, ...sample, ...ranges.flatMap(({ active }) => active)];
}

/** The number of a policy that the address names; nothing until it is known. */
export function usePolicyNumber(id: number | null) {
  const options = queryOf(useClient(), getPolicy, { path: { policyId: id ?? 0 } });
  return useQuery({ ...options, enabled: id !== null }).data?.number ?? undefined;
}

/** What the list of instalments is parted into, with how many the other filters leave in each. */
export function usePaymentStates(
  summary: PaymentSummary | undefined,
  kind: string | undefined,
): ListStates<PaymentFilter> {
  const { t } = useTranslation('payments');
  // A credit is open or used; where both kinds are listed, no count of one would be true of the other.
  if (kind === 'credit')
    return {
      filter: 'status',
      items: [
        { value: 'unpaid', label: t('credit.toUse'), count: summary?.credits.count },
        { value: 'paid', label: t('credit.usedAll') },
      ],
    };
  if (kind === 'all')
    return {
      filter: 'status',
      items: (['unpaid', ...paymentStatuses] as const).map((value) => ({ value, label: t(`states.${value}`) })),
    };
  const countIn = (wanted: readonly PaymentStatus[]) => summary && sum(wanted.map((state) => summary[state].count));
  return {
    filter: 'status',
    total: countIn(paymentStatuses),
    items: (['unpaid', ...paymentStatuses] as const).map((value) => ({
      value,
      label: t(`states.${value}`),
      count: countIn(value === 'unpaid' ? unpaidStatuses : [value]),
    })),
  };
}
const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);

/** What the instalments that are listed come to: by state, as far as the list shows it. */
export function usePaymentSums(
  summary: PaymentSummary | undefined,
  { status, kind }: Partial<Record<PaymentFilter, string>>,
): ListSum[] {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  if (!summary) return [];
  const owed: ListSum = {
    id: 'credits',
    label: t('credit.toUse'),
    value: money(summary.credits.amount, summary.currency),
  };
  const credits = summary.credits.count > 0 ? [owed] : [];
  const held: ListSum[] =
    summary.to_remit.count > 0
      ? [{ id: 'to_remit', label: t('field.to_remit'), value: money(summary.to_remit.amount, summary.currency) }]
      : [];
  if (kind === 'credit') return [owed, ...held];
  credits.push(...held);
  const of = (id: 'unpaid' | PaymentStatus, states: readonly PaymentStatus[]): ListSum => ({
    id,
    label: t(`states.${id}`),
    value: money(addMoney(...states.map((state) => summary[state].amount)), summary.currency),
  });
  const only = wordIn(paymentStatuses, status);
  if (only) return [of(only, [only])];
  const open = [of('unpaid', unpaidStatuses), of('delayed', ['delayed'])];
  return status === 'unpaid' ? [...open, ...credits] : [...open, of('paid', ['paid']), ...credits];
}

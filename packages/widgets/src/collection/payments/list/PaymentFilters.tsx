import type { PaymentStatus, PaymentSummary } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { getPolicy } from '@corredor/core/operations';
import { policyWords } from '@corredor/core/policies';
import { vListPaymentsQuery } from '@corredor/core/schemas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { filterNames, useDayRange, useFilterKit } from '../../../frames/filters/index.ts';
import type { ListControls, ListStates, ListSum } from '../../../frames/lists/index.ts';
import {
  BranchPicker,
  CustomerPicker,
  ProviderPicker,
  useBranchName,
  useCustomerName,
  useProviderName,
} from '../../../frames/pickers/index.ts';
import { PolicyPicker, paymentStatuses, unpaidStatuses } from '../parts/index.ts';

/** What the list of instalments can be narrowed by. */
export const paymentFilters = filterNames(vListPaymentsQuery, ['customer']);
/** The list opens on what is to be collected. */
export const usualPaymentFilter = { filter: 'status', value: 'unpaid' } as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** What the list of instalments can be narrowed by, and what is on. */
export function usePaymentFilters(controls: ListControls<PaymentFilter>) {
  const { t } = useTranslation(['payments', 'common']);
  const { all, chipOnly, choice, idOf, picker, yesNo } = useFilterKit(controls);
  const range = useDayRange(controls);
  return all(
    [
      range('due', t('field.due_date'), ['due_from', 'due_to']),
      range('received', t('field.received'), ['received_from', 'received_to']),
      choice('kind', t('field.kind'), ['credit', 'all'], (kind) => t(`kinds.${kind}`), { none: t('kinds.premium') }),
      chipOnly(choice('status', t('field.status'), [...paymentStatuses, 'unpaid'], (status) => t(`states.${status}`))),
      choice('method', t('field.method'), policyWords.paymentMethod, (method) => t(`common:paymentMethod.${method}`)),
      picker('policy', t('field.policy'), PolicyPicker, usePolicyNumber(idOf('policy'))),
      picker('contractor', t('field.contractor'), CustomerPicker, useCustomerName(idOf('contractor')), {
        unnamed: 'none',
      }),
      picker('payer', t('field.payer'), CustomerPicker, useCustomerName(idOf('payer')), { unnamed: 'none' }),
      picker('provider', t('field.provider'), ProviderPicker, useProviderName(idOf('provider'))),
      picker('branch', t('field.branch'), BranchPicker, useBranchName(idOf('branch'))),
      choice('collected_by', t('field.collected_by'), ['insurer', 'broker'], (who) => t(`common:collectedBy.${who}`)),
      yesNo('to_remit', t('field.to_remit')),
      yesNo('at_risk', t('field.at_risk')),
      chipOnly(yesNo('is_sample', t('common:sample'))),
    ],
    ['due_from', 'received_from'],
  );
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
  const only = paymentStatuses.find((state) => state === status);
  if (only) return [of(only, [only])];
  const open = [of('unpaid', unpaidStatuses), of('delayed', ['delayed'])];
  return status === 'unpaid' ? [...open, ...credits] : [...open, of('paid', ['paid']), ...credits];
}

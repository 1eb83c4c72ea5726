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
import { type ListControls, type ListStates, type ListSummary, totalsOf } from '../../../frames/lists/index.ts';
import {
  BranchPicker,
  CustomerPicker,
  ProviderPicker,
  useBranchName,
  useCustomerName,
  useProviderName,
} from '../../../frames/pickers/index.ts';
import { PolicyPicker } from '../../../frames/policyPicker/index.ts';
import { paymentStatuses, unpaidStatuses } from '../parts/index.ts';

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

/** What the instalments that are listed come to, and what of it is late, paid, or not theirs. */
export function usePaymentTotals(
  summary: ListSummary<PaymentSummary> | undefined,
  { status, kind }: Partial<Record<PaymentFilter, string>>,
) {
  const { t } = useTranslation(['payments', 'frames']);
  const { money } = useFormats();
  return totalsOf(summary, (known) => {
    const owed = { id: 'credits', label: t('credit.toUse'), value: money(known.credits.amount, known.currency) };
    const held = {
      id: 'to_remit',
      label: t('field.to_remit'),
      value: money(known.to_remit.amount, known.currency),
    };
    const besides = known.to_remit.count > 0 ? [held] : [];
    if (kind === 'credit') return { items: [owed, ...besides] };
    // They are no part of the sums beside them.
    if (known.credits.count > 0) besides.unshift({ ...owed, label: t('credit.notDeducted') });
    const of = (id: 'unpaid' | PaymentStatus, states: readonly PaymentStatus[]) => ({
      id,
      label: t(`states.${id}`),
      value: money(addMoney(...states.map((state) => known[state].amount)), known.currency),
    });
    // What is paid and what is open is no sum that anybody asks for: it is of one of them.
    const [first, ...parts] = paymentStatuses.some((state) => state === status)
      ? [of(status as PaymentStatus, [status as PaymentStatus])]
      : [
          of('unpaid', unpaidStatuses),
          of('delayed', ['delayed']),
          ...(status === 'unpaid' ? [] : [of('paid', ['paid'])]),
        ];
    // Where credits are among the rows, no sum is of all that stands in the column.
    const column = kind === 'all' ? undefined : 'amount';
    return {
      label: column && first && t('frames:list.totalOf', { what: first.label }),
      items: [...(first ? [{ ...first, column }] : []), ...parts, ...besides],
    };
  });
}

import type { Policy } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { getPolicyYearLine } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';

/** The instalment of a policy that is to be collected next, in the reader's words: the oldest that is open. Nothing for who may not see payments. */
export function useNextInstalment({ id, status, instalments_summary: summary, currency }: Policy) {
  const { t } = useTranslation('policies');
  const { money, date, today } = useFormats();
  const canView = useCan('policy_app.view_payment');
  const isAsked = canView && status !== 'draft' && summary.paid < summary.count;
  const line = useQuery({ ...queryOf(useClient(), getPolicyYearLine, { path: { policyId: id } }), enabled: isAsked });
  const [first] = (line.data?.instalments ?? [])
    .filter(({ state }) => state !== 'paid')
    .sort((one, other) => one.due_date.localeCompare(other.due_date));
  const days = first ? daysBetween(today(), first.due_date) : 0;
  return {
    /** It is on its way, and holds its place. */
    isPending: isAsked && line.isPending,
    next: first && {
      isLate: days < 0,
      what: first.movement_number
        ? t('next.ofMovement', { number: first.number, movement: first.movement_number })
        : t('next.instalment', { number: first.number }),
      amount: money(first.balance, currency),
      date: date(first.due_date),
      when: days === 0 ? t('next.today') : days > 0 ? t('next.in', { count: days }) : t('next.late', { count: -days }),
    },
  };
}

import type { Policy } from '@corredor/core/api';
import { getSettings } from '@corredor/core/operations';
import { renewalEntry } from '@corredor/core/renewals';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';

/** The day on which the end of a policy comes up for renewal; undefined until it is known how early the brokerage begins, null where it or its branch is not renewed. */
export function useRenewalEntry({
  end_date,
  notification_limit_days,
  comes_up_for_renewal,
}: Pick<Policy, 'end_date' | 'notification_limit_days' | 'comes_up_for_renewal'>) {
  const settings = useQuery(queryOf(useClient(), getSettings));
  if (!comes_up_for_renewal) return null;
  if (settings.isPending || !end_date) return undefined;
  // Where the brokerage's cannot be had, the usual window counts.
  return renewalEntry(end_date, {
    noticeDays: notification_limit_days,
    windowDays: settings.data?.renewals.window_days,
  });
}

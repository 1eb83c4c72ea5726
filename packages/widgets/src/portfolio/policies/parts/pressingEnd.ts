import type { Policy, PolicyRow } from '@corredor/core/api';
import { daysBetween, type PlainDate } from '@corredor/core/dates';
import { endingDays } from '@corredor/core/policies';

type Ending = Pick<Policy, 'status' | 'end_date' | 'closes_on' | 'notification_limit_days'> &
  Partial<Pick<PolicyRow, 'is_lapsed'>>;

/** How many days a term still has, or less than none, where that presses: it is over and undecided, or it ends within its days of notice, or within those of the list; undefined where it does not. */
export function pressingEnd(
  policy: Ending,
  today: PlainDate,
): { days: number; tone: 'caution' | 'critical' } | undefined {
  const { status, end_date: end, closes_on, notification_limit_days: notice } = policy;
  if (end === null) return undefined;
  const days = daysBetween(today, end);
  if (policy.is_lapsed) return { days, tone: 'critical' };
  const isNear = status === 'active' && closes_on === null && days >= 0 && days <= Math.max(notice, endingDays);
  return isNear ? { days, tone: 'caution' } : undefined;
}

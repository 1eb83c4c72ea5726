import { type SellerShare, sharesOn, sumOfShares } from '@corredor/core/policies';

/** A share of a user, by the day from which it counts. */
export interface UserShare {
  user_id: number;
  start_date: string;
  percentage: string;
}

/**
 * What stands from today on where one seller inherits from another: the heir has both shares on every day, the other none, and what
 * counted before stays as it was.
 */
export function inheritedShares(
  rows: readonly UserShare[],
  { from, to, today }: { from: number; to: number; today: string },
): UserShare[] {
  const named: SellerShare[] = rows.map((row) => ({ ...row, seller: String(row.user_id) }));
  const shareOf = (user: number, day: string) =>
    sharesOn(named, day).find((row) => row.seller === String(user))?.percentage ?? '0';
  const later = rows.map((row) => row.start_date).filter((day) => day > today);
  const days = [...new Set([today, ...later])].sort();
  const has = Number(shareOf(from, today)) > 0;
  return days.flatMap((day) => {
    if (day === today && !has && !rows.some((row) => row.user_id === to && row.start_date <= today)) return [];
    const both = [shareOf(from, day), shareOf(to, day)].map((percentage) => ({ percentage }));
    const heir = { user_id: to, start_date: day, percentage: sumOfShares(both) };
    return day === today && has ? [heir, { user_id: from, start_date: day, percentage: '0' }] : [heir];
  });
}

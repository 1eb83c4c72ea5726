import { type SellerShare, sharesOn, sumOfShares } from '@corredor/core/policies';

/** A share of a seller, by the day from which it counts. */
export interface DatedShare {
  seller_id: number;
  start_date: string;
  percentage: string;
}

/**
 * What stands from today on where one seller inherits from another: the heir has both shares on every day, the other none, and what
 * counted before stays as it was.
 */
export function inheritedShares(
  rows: readonly DatedShare[],
  { from, to, today }: { from: number; to: number; today: string },
): DatedShare[] {
  const named: SellerShare[] = rows.map((row) => ({ ...row, seller: String(row.seller_id) }));
  const shareOf = (seller: number, day: string) =>
    sharesOn(named, day).find((row) => row.seller === String(seller))?.percentage ?? '0';
  const later = rows.map((row) => row.start_date).filter((day) => day > today);
  const days = [...new Set([today, ...later])].sort();
  const has = Number(shareOf(from, today)) > 0;
  return days.flatMap((day) => {
    if (day === today && !has && !rows.some((row) => row.seller_id === to && row.start_date <= today)) return [];
    const both = [shareOf(from, day), shareOf(to, day)].map((percentage) => ({ percentage }));
    const heir = { seller_id: to, start_date: day, percentage: sumOfShares(both) };
    return day === today && has ? [heir, { seller_id: from, start_date: day, percentage: '0' }] : [heir];
  });
}

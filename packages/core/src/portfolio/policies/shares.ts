import type { PlainDate } from '../../basics/dates/index.ts';

/** One share of a whole, as a decimal string of up to four places. */
export type Share = { percentage: string };
/** A seller's share from a day on; the key tells sellers apart. */
export type SellerShare = Share & { seller: string; start_date: PlainDate };

const whole = 1_000_000n;

/** What shares come to, as a decimal string without needless zeros. */
export function sumOfShares(shares: readonly Share[]): string {
  const total = sum(shares);
  const fraction = (total % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return `${total / 10_000n}${fraction && `.${fraction}`}`;
}

/** Tells whether shares come to more than a hundred percent. */
export const passesHundred = (shares: readonly Share[]): boolean => sum(shares) > whole;

/** The shares that count on a day: of each seller the latest row that has started. */
export function sharesOn<Row extends SellerShare>(rows: readonly Row[], day: PlainDate): Row[] {
  const latest = new Map<string, Row>();
  for (const row of rows) {
    const known = latest.get(row.seller);
    if (row.start_date <= day && (!known || known.start_date <= row.start_date)) latest.set(row.seller, row);
  }
  return [...latest.values()];
}

/** The first day on which the sellers share more than the whole commission; undefined where there is none. */
export function firstDayOverHundred(rows: readonly SellerShare[]): PlainDate | undefined {
  // Shares change only on days on which a row starts.
  const days = [...new Set(rows.map((row) => row.start_date))].sort();
  return days.find((day) => passesHundred(sharesOn(rows, day)));
}

/** A seller's key: users by number, others by name, however it is typed. */
export const sellerKey = ({ user_id, name }: { user_id?: number | null; name?: string | null }): string =>
  user_id ? `user ${user_id}` : `name ${(name ?? '').trim().replace(/\s+/g, ' ').toLocaleLowerCase('es')}`;

const sum = (shares: readonly Share[]) => shares.reduce((total, one) => total + units(one.percentage), 0n);

/** Ten-thousandths of a percent, so that no share is rounded. */
function units(percent: string): bigint {
  const [digits = '0', fraction = ''] = percent.split('.');
  return BigInt(digits + fraction.slice(0, 4).padEnd(4, '0'));
}

import type { EarningTable } from '@corredor/core/api';

/** The rows of a table, one a line. */
export const toRows = ({ rows }: { rows: readonly { days: number; percent: string }[] }) =>
  rows.map(({ days, percent }) => `${days} ${percent}`).join('\n');
/** The rows that are written, by lines of days and percent, as they may come from a sheet; null where a line is neither. */
export function rowsIn(text: string): EarningTable['rows'] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map((line) => /^\s*(\d{1,3})[\s;:]+(\d{1,3}(?:[.,]\d{1,4})?)\s*%?\s*$/.exec(line));
  if (rows.length === 0 || rows.length > 366) return null;
  const found = rows.flatMap((row) =>
    row ? [{ days: Number(row[1]), percent: (row[2] ?? '').replace(',', '.') }] : [],
  );
  const rises = found.every(({ days, percent }, at) => {
    const before = found[at - 1];
    const isNext = !before || (before.days < days && Number(before.percent) <= Number(percent));
    return isNext && days >= 1 && days <= 366 && Number(percent) <= 100;
  });
  return found.length === rows.length && rises ? found : null;
}

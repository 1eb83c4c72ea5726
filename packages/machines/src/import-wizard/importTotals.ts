import { compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { isToImport, type WizardRow } from './importRows.ts';

/** Policies whose total in the file is another than their net premium makes with its taxes; that of the file counts. */
export interface TotalsRead {
  rows: number;
  /** The policy of the largest difference: its row, its number, what the file says and what is computed. */
  example: { row: number; policy: string; said: Money; computed: Money };
}

const size = (difference: Money) => difference.replace('-', '');
/** What is to be told of totals that win over the computed ones, of the rows that go in; null where all are alike. */
export function totalsRead(rows: readonly WizardRow[]): TotalsRead | null {
  const other = rows.flatMap((row) => {
    const { total, computed, number, values } = row;
    if (!isToImport(row) || total === undefined || computed === undefined) return [];
    const example = { row: number, policy: values.number?.trim() ?? '', said: total, computed };
    return [{ example, difference: size(subtractMoney(total, computed)) }];
  });
  const [first, ...rest] = other;
  if (!first) return null;
  const { example } = rest.reduce(
    (most, one) => (compareMoney(one.difference, most.difference) > 0 ? one : most),
    first,
  );
  return { rows: other.length, example };
}

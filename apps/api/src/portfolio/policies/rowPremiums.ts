import { changedPremium, type RowPremium, termNetOf } from '@corredor/core/premium';
import type { FieldErrors } from '../../server/request/problems.ts';

type Said = { [Name in keyof RowPremium]?: RowPremium[Name] };

/** What is wrong with the rate of a row beyond what the document says. */
export const rateErrors = ({ rate }: Said): FieldErrors =>
  Number(rate ?? 0) > 100 ? { rate: [{ key: 'field.too_large', params: { limit: 100 } }] } : {};

/** What is stored of a new row: its premium is found where nobody typed it. */
export function addedPremium({ sum = null, rate = null, term_net = null }: Said): RowPremium {
  return { sum, rate, term_net: termNetOf({ sum, rate, term_net }) };
}

/** What is stored of a row that changes; nothing where neither sum, rate nor premium is said. */
export function savedPremium(before: Said, { sum, rate, term_net }: Said): Partial<RowPremium> {
  if (sum === undefined && rate === undefined && term_net === undefined) return {};
  const then = { sum: before.sum ?? null, rate: before.rate ?? null, term_net: before.term_net ?? null };
  return changedPremium(then, {
    ...(sum !== undefined && { sum }),
    ...(rate !== undefined && { rate }),
    ...(term_net !== undefined && { term_net }),
  });
}

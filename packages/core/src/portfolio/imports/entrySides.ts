import { readNumberText } from '../../basics/money/index.ts';
import { choiceWords } from './choices.ts';
import type { ImportField, ImportKind } from './importField.ts';
import { plain } from './plain.ts';

/** The side of a ledger on which an amount stands. */
export type EntrySide = 'debit' | 'credit';

/** Where ledgers say on which side an amount stands, in a column of its own. */
export const entrySide: ImportField = {
  name: 'entry_side',
  type: 'entry_side',
  isForeign: true,
  headings: [
    'Debe o haber',
    'D/C',
    'D / H',
    'DB/CR',
    'DR/CR',
    'Debe / haber',
    'Débito / crédito',
    'Débito o crédito',
    'Cargo / abono',
    'Naturaleza',
    'Signo',
    'Debit or credit',
    'Debit / credit',
    'Side',
  ],
};
/** Kinds whose amounts may come out of a ledger. */
export const hasEntrySides = (kind: ImportKind): boolean => kind === 'policies' || kind === 'payments';

const sides = new Map(
  (['debit', 'credit'] as const).flatMap((side) =>
    [side, ...choiceWords.entry_side[side]].map((word) => [plain(word), side] as const),
  ),
);
/** The side that a word or a mark says; null for other texts. */
export const sideOf = (text: string): EntrySide | null => sides.get(plain(text)) ?? null;

const marked =
  /^(?:(?<before>[A-Za-zÉéÍí]+)\.?[\s:]*(?=[-+($\d])(?<first>.+)|(?<last>.*[\d)$-])\s*(?<behind>[A-Za-zÉéÍí]+)\.?)$/;
/** An amount with its side before or behind it, as 100.00 CR; null for other texts, and where the letters belong to a currency. */
export function markedAmount(text: string): { amount: string; side: EntrySide } | null {
  const bare = text.trim();
  const whole = readNumberText(bare);
  if (!('fault' in whole) || whole.fault !== 'unreadable') return null;
  const { before, first, last, behind } = marked.exec(bare)?.groups ?? {};
  const side = sideOf(before ?? behind ?? '');
  const amount = (first ?? last ?? '').trim();
  const read = side && readNumberText(amount);
  return !side || !read || ('fault' in read && read.fault !== 'twofold') ? null : { amount, side };
}

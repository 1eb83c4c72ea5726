import {
  type EntrySide,
  hasEntrySides,
  type ImportKind,
  importFields,
  markedAmount,
  sideOf,
} from '@corredor/core/imports';
import type { WizardRow } from './importRows.ts';

/** Amounts of a file that say on which side of a ledger they stand. */
export interface SidesRead {
  /** How many rows stand on each side, and what the first of them says. */
  debit: { rows: number; text: string } | null;
  credit: { rows: number; text: string } | null;
  /** On which side stands what is charged: as somebody chose, else debit where there is no credit; null where it is asked, and nothing goes in before. */
  charge: EntrySide | null;
}
interface OfSides {
  kind: ImportKind;
  rows: readonly WizardRow[];
  chosenCharge: EntrySide | null;
}
interface Sided {
  side: EntrySide;
  text: string;
}

/** What a row says of its side, in its column or beside its amounts; its texts stay the same while the server judges it. */
const sided = new WeakMap<WizardRow['values'], { kind: ImportKind; sides: readonly Sided[] }>();
function sidesOf(kind: ImportKind, values: WizardRow['values']): readonly Sided[] {
  const before = sided.get(values);
  if (before?.kind === kind) return before.sides;
  const sides = importFields[kind].flatMap(({ name, type }): Sided[] => {
    if (type !== 'entry_side' && type !== 'money') return [];
    const text = (values[name] ?? '').trim();
    const side = text === '' ? null : type === 'entry_side' ? sideOf(text) : markedAmount(text)?.side;
    return side ? [{ side, text }] : [];
  });
  sided.set(values, { kind, sides });
  return sides;
}

/** What the rows of a file say of their sides; null where none says anything. */
export function sidesRead({ kind, rows, chosenCharge }: OfSides): SidesRead | null {
  if (!hasEntrySides(kind)) return null;
  const found: Record<EntrySide, { rows: number; text: string } | null> = { debit: null, credit: null };
  for (const { values, isSkipped } of rows)
    if (!isSkipped)
      for (const side of ['debit', 'credit'] as const) {
        const one = sidesOf(kind, values).find((said) => said.side === side);
        if (one) found[side] = { rows: (found[side]?.rows ?? 0) + 1, text: found[side]?.text ?? one.text };
      }
  if (!found.debit && !found.credit) return null;
  return { ...found, charge: chosenCharge ?? (found.credit ? null : 'debit') };
}
/** Whether rows stand on the side of credit, and nobody said what that is. */
export const hasOpenSides = (of: OfSides) => sidesRead(of)?.charge === null;

/** Rows as the server takes them: what is charged is a debit without a mark; what stands on the other side is refused, in words. */
export function withReadSides(of: OfSides, rows: readonly WizardRow[]): WizardRow[] {
  const charge = sidesRead(of)?.charge;
  if (!charge) return [...rows];
  return rows.map((row) => {
    if (sidesOf(of.kind, row.values).length === 0) return row;
    const values = importFields[of.kind].flatMap(({ name, type }): [string, string][] => {
      const text = row.values[name] ?? '';
      const side = type === 'entry_side' ? sideOf(text) : null;
      if (side) return [[name, side === charge ? 'debit' : 'credit']];
      const amount = type === 'money' ? markedAmount(text) : null;
      return amount?.side === charge ? [[name, amount.amount]] : [];
    });
    return { ...row, values: { ...row.values, ...Object.fromEntries(values) } };
  });
}
/** The rows that are read otherwise once another side is chosen. */
export const rowsOfSides = ({ kind, rows }: Pick<OfSides, 'kind' | 'rows'>): WizardRow[] =>
  hasEntrySides(kind) ? rows.filter(({ values }) => sidesOf(kind, values).length > 0) : [];

/** What is asked in a state of the wizard with its amounts without marks, so that their columns tell how they are written. */
export function withoutSides<Of extends OfSides>(of: Of): Of {
  if (!sidesRead(of)) return of;
  const known = bare.get(of);
  if (known) return known as Of;
  const money = importFields[of.kind].filter(({ type }) => type === 'money').map(({ name }) => name);
  const rows = of.rows.map((row) => {
    const amounts = money.flatMap((name) => {
      const amount = markedAmount(row.values[name] ?? '')?.amount;
      return amount === undefined ? [] : [[name, amount] as const];
    });
    return amounts.length === 0 ? row : { ...row, values: { ...row.values, ...Object.fromEntries(amounts) } };
  });
  const found = { ...of, rows };
  bare.set(of, found);
  return found;
}
const bare = new WeakMap<object, object>();

import {
  type ColumnMapping,
  type ImportKind,
  importFields,
  isTwofoldMake,
  type MakeAndModel,
  type MakeSide,
  partMakeAndModel,
  readOnSide,
} from '@corredor/core/imports';
import type { WizardRow } from './importRows.ts';

/** How cells that hold make and model are read. */
export interface MakesRead {
  /** One of those that a known make parts. */
  sure: (MakeAndModel & { text: string }) | null;
  /** One of those that hang on where the make stands, both its readings, and how many such there are. */
  open: { text: string; first: MakeAndModel; last: MakeAndModel; rows: number } | null;
  /** What somebody chose; nothing goes in before. */
  side: MakeSide | null;
}
interface OfMakes {
  kind: ImportKind;
  mapping: ColumnMapping;
  rows: readonly WizardRow[];
  chosenMakeSide: MakeSide | null;
}

/** Whether the make of a row hangs on where it stands; its texts stay the same while the server judges it. */
const twofold = new WeakMap<WizardRow['values'], boolean>();
function isTwofoldRow(values: WizardRow['values'], field: string): boolean {
  const before = twofold.get(values);
  if (before !== undefined) return before;
  const is = isTwofoldMake(values[field] ?? '');
  twofold.set(values, is);
  return is;
}

/** The field of the column that holds make and model; null where the file has none. */
const fieldOf = ({ kind, mapping }: Pick<OfMakes, 'kind' | 'mapping'>) =>
  importFields[kind].find(({ name, type }) => type === 'make_and_model' && mapping.includes(name))?.name ?? null;

/** How makes and models of one cell are read; null where no row has such. */
export function makesRead(of: OfMakes): MakesRead | null {
  const field = fieldOf(of);
  if (field === null) return null;
  const taken = of.rows.filter(({ isSkipped }) => !isSkipped);
  const textOf = ({ values }: WizardRow) => (values[field] ?? '').trim();
  const open = taken.filter(({ values }) => isTwofoldRow(values, field));
  const text = open[0] && textOf(open[0]);
  const [first, last] =
    text === undefined ? [] : (['first', 'last'] as const).map((side) => partMakeAndModel(text, side));
  const sure = taken
    .filter((row) => !isTwofoldRow(row.values, field))
    .map(textOf)
    .find((one) => partMakeAndModel(one)?.model);
  const read = sure === undefined ? null : partMakeAndModel(sure);
  if (!read && !first) return null;
  return {
    sure: read && sure !== undefined ? { ...read, text: sure } : null,
    open: text !== undefined && first && last ? { text, first, last, rows: open.length } : null,
    side: of.chosenMakeSide,
  };
}

/** Whether a make hangs on where it stands, and nobody said where. */
export const hasOpenMakes = (of: OfMakes) => of.chosenMakeSide === null && (makesRead(of)?.open ?? null) !== null;

/** Rows as the server takes them, with makes that cannot be mistaken where somebody said where they stand. */
export function withReadMakes(of: OfMakes, rows: readonly WizardRow[]): WizardRow[] {
  const field = fieldOf(of);
  const { chosenMakeSide: side } = of;
  if (field === null || side === null) return [...rows];
  return rows.map((row) => ({ ...row, values: { ...row.values, [field]: readOnSide(row.values[field] ?? '', side) } }));
}
/** The rows that are read otherwise once another side is chosen. */
export function rowsOfOpenMakes(of: OfMakes): WizardRow[] {
  const field = fieldOf(of);
  return field === null ? [] : of.rows.filter(({ values }) => isTwofoldRow(values, field));
}

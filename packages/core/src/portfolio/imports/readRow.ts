import type { ExtraField } from '../../contract/api/index.ts';
import type { Language } from '../../words/i18n/index.ts';
import type { ExtraValue } from '../extras/index.ts';
import { decimalOfAmounts } from './amountSigns.ts';
import { importFields } from './fields.ts';
import type { ImportField, ImportKind } from './importField.ts';
import { partMakeAndModel } from './makeAndModel.ts';
import { type CellFault, type CellNote, type ReadRules, readCell, readExtraCell } from './readCell.ts';
import { asTitular } from './titulars.ts';

/** The texts of one row, by field. */
export type RowTexts = Readonly<Record<string, string>>;
/** The values of one row as the API takes them, by field. */
export type RowValues = Record<string, string | string[] | number>;

/** By what the rows of a file are read. */
export interface RowRules extends Omit<ReadRules, 'decimal'> {
  /** The sign before decimals, of all columns or of each that tells one; null where a column tells both, so that doubtful amounts are not read. */
  decimals?: Readonly<Record<string, ReadRules['decimal'] | null>>;
  decimal?: ReadRules['decimal'];
  /** In which what goes to the notes is named; Spanish where nothing is said. */
  language?: Language;
}
const rulesOf = (name: string, { decimals = {}, decimal, ...rules }: RowRules): ReadRules => ({
  ...rules,
  decimal: Object.hasOwn(decimals, name) ? (decimals[name] ?? undefined) : decimal,
});

/** Reads a row's texts as the API takes them; empty cells say nothing. Several telephones or addresses in a cell leave the first, and the rest in the notes where the kind has such. */
export function readRow(kind: ImportKind, texts: RowTexts, rules: RowRules = {}): RowValues {
  const read = asTitular(kind, partedMakes(kind, joinedNames(kind, readTexts(importFields[kind], texts, rules))));
  const rest = restOf(kind, texts);
  if (rest.length === 0 || !hasNotes.has(kind)) return read;
  const lines = rest.map(({ type, rest: text }) => `${restWords[rules.language ?? 'es'][type]}: ${text}`);
  return { ...read, notes: [...(read.notes === undefined ? [] : [read.notes]), ...lines].join('\n') };
}

/** The same for the fields of any sheet. */
export function readTexts(fields: readonly ImportField[], texts: RowTexts, rules: RowRules = {}): RowValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { value } = readCell(field, textOf(texts, field.name), rulesOf(field.name, rules));
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}
const textOf = (texts: RowTexts, name: string) => (Object.hasOwn(texts, name) ? (texts[name] ?? '') : '');

/** Kinds whose rows make people, who have notes. */
const hasNotes: ReadonlySet<ImportKind> = new Set<ImportKind>(['customers', 'insureds']);
const restWords = {
  es: { phone: 'Otros teléfonos', email: 'Otros correos' },
  en: { phone: 'Other telephones', email: 'Other e-mail addresses' },
} as const;
interface Rest {
  field: string;
  type: 'phone' | 'email';
  first: string;
  rest: string;
}
/** What stands beside the first telephone or e-mail address of each cell. */
export const restOf = (kind: ImportKind, texts: RowTexts): Rest[] =>
  importFields[kind].flatMap((field) => {
    if (field.type !== 'phone' && field.type !== 'email') return [];
    const [note] = readCell(field, textOf(texts, field.name)).notes;
    return note?.note === 'several'
      ? [{ field: field.name, type: field.type, first: note.first, rest: note.rest }]
      : [];
  });
/** How many rows of a file have several telephones or addresses in a cell, with the first such text; null where none has, or where there are no notes for the rest, so that each row is refused. */
export function severalInCells(kind: ImportKind, rows: readonly RowTexts[]): { rows: number; text: string } | null {
  if (!hasNotes.has(kind)) return null;
  const found = rows.flatMap((texts) => {
    const [one] = restOf(kind, texts);
    return one ? [textOf(texts, one.field).trim()] : [];
  });
  return found[0] === undefined ? null : { rows: found.length, text: found[0] };
}

/** The filled columns of a row that make one field together, where they are several: the parts of a name, or a note and the cells whose rest goes to it. */
export function columnsTogether(kind: ImportKind, texts: RowTexts, field: string): string[] {
  const isFilled = (name: string) => textOf(texts, name).trim() !== '';
  const parts = importFields[kind].flatMap(({ name, partOf }) => (partOf === field && isFilled(name) ? [name] : []));
  const rests = field === 'notes' && hasNotes.has(kind) ? restOf(kind, texts).map(({ field: column }) => column) : [];
  const others = [...parts, ...rests];
  return others.length === 0 ? [] : [...(isFilled(field) ? [field] : []), ...others];
}

/** Names that stand in two to four columns, given names first. */
function joinedNames(kind: ImportKind, read: RowValues): RowValues {
  const joined = { ...read };
  for (const { name, partOf } of importFields[kind])
    if (partOf !== undefined && joined[name] !== undefined) {
      joined[partOf] = [joined[partOf], joined[name]].filter((one) => one !== undefined).join(' ');
      delete joined[name];
    }
  return joined;
}

/** Make and model out of the cell that holds both; what stands in a cell of its own counts. */
function partedMakes(kind: ImportKind, read: RowValues): RowValues {
  const { brand_model: both, ...rest } = read;
  if (kind !== 'vehicles' || typeof both !== 'string') return read;
  const { brand, model } = partMakeAndModel(both) ?? {};
  return { ...(brand && { brand }), ...(model && { model }), ...rest };
}

/** Why a cell is not read, by field; what is said by the rule of its column is left out. */
export function rowFaults(kind: ImportKind, texts: RowTexts, rules: RowRules = {}): Record<string, CellFault> {
  const faults = importFields[kind].flatMap((field) => {
    const isTwice = field.holds?.some((held) => textOf(texts, held).trim() !== '');
    if (isTwice && textOf(texts, field.name).trim() !== '') return [[field.name, { fault: 'said_twice' }] as const];
    const { fault } = readCell(field, textOf(texts, field.name), rulesOf(field.name, rules));
    return fault && fault.fault !== 'unreadable' && fault.fault !== 'year_only' ? [[field.name, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}
/** What is to be told of cells that were read, by field. */
export function rowNotes(kind: ImportKind, texts: RowTexts, rules: RowRules = {}): Record<string, CellNote> {
  const notes = importFields[kind].flatMap((field) => {
    const [note] = readCell(field, textOf(texts, field.name), rulesOf(field.name, rules)).notes;
    return note ? [[field.name, note] as const] : [];
  });
  return Object.fromEntries(notes);
}

/** The sign before decimals by the amounts that stand in each column of rows: null where a column tells both; a column that tells none is left out. */
export const decimalsOf = (kind: ImportKind, rows: readonly RowTexts[]) => decimalsOfFields(importFields[kind], rows);
/** The same of any sheet. */
export function decimalsOfFields(
  fields: readonly ImportField[],
  rows: readonly RowTexts[],
): NonNullable<RowRules['decimals']> {
  const names = [
    ...fields.flatMap(({ name, type }) => (type === 'money' ? [name] : [])),
    ...new Set(rows.flatMap((texts) => Object.keys(texts).filter((name) => name.startsWith('extra.')))),
  ];
  const told = names.flatMap((name) => {
    const column = decimalOfAmounts(rows.map((texts) => textOf(texts, name)));
    return column === null ? [] : [[name, column.decimal] as const];
  });
  return Object.fromEntries(told);
}

/** Reads the text of a cell as the extra field takes it; what cannot be read stays as it is, so that the check can name it. */
export function readExtraText(
  field: Pick<ExtraField, 'kind' | 'choices'>,
  text: string,
  rules: ReadRules = {},
): ExtraValue {
  return readExtraCell(field, text, rules).value ?? '';
}
/** By what the column of an extra field is read. */
export const extraRules = (column: string, rules: RowRules): ReadRules => rulesOf(column, rules);

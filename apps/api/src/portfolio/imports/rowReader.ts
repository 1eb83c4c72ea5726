import type { ExtraField, ImportKind, ImportRowInput } from '@corredor/core/api';
import { monthName } from '@corredor/core/dates';
import type { ExtraValue } from '@corredor/core/extras';
import type { Language } from '@corredor/core/i18n';
import {
  type CellFault,
  type CellNote,
  columnsTogether,
  decimalsOf,
  extraKeyOfColumn,
  extraRules,
  type RowRules,
  type RowTexts,
  type RowValues,
  readExtraCell,
  readRow,
  restOf,
  rowFaults,
  rowNotes,
} from '@corredor/core/imports';
import { decimalSignOf, isWrittenFor } from '@corredor/core/money';
import type { FieldError, FieldErrors } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';

/** How the texts of rows that came together are read, and what is said of their cells. */
export interface RowReader {
  /** The values of a row as the API takes them. */
  read: (texts: RowTexts) => RowValues;
  /** The value of an extra field's cell; nothing where it says nothing. */
  readExtra: (
    column: string,
    field: Pick<ExtraField, 'kind' | 'choices'>,
    text: string,
  ) => {
    value?: ExtraValue;
    error?: FieldError;
  };
  /** Why cells are not read, by column. */
  errors: (texts: RowTexts) => FieldErrors;
  /** What is to be told of cells that were read, by column. */
  notes: (texts: RowTexts) => Record<string, FieldError>;
  /** Why a field is too long that several cells make together, by the columns of those; nothing of a field that one cell makes. */
  tooLong: (texts: RowTexts, field: string, limit: number) => FieldErrors;
  /** Whether some row fills the column. */
  isFilled: (column: string) => boolean;
}

/** Reads rows by the columns that they fill, and where those leave doubt as the caller's language and the brokerage's currency are written. */
export function rowReader(
  { language, locale, caller }: Pick<Scope, 'language' | 'locale' | 'caller'>,
  kind: ImportKind,
  rows: readonly ImportRowInput[],
): RowReader {
  const { currency } = caller;
  const all = rows.map(({ values }) => values);
  const rules: RowRules = { language, decimal: decimalSignOf(language, currency), decimals: decimalsOf(kind, all) };
  return {
    read: (texts) => {
      // The side of a ledger only tells whether a row is one.
      const { entry_side: _side, ...read } = readRow(kind, texts, rules);
      return read;
    },
    readExtra: (column, field, text) => {
      const { value, fault } = readExtraCell(field, text, extraRules(column, rules));
      return { value, error: fault && saysMore(fault) ? faultError(fault, text, { language, locale }) : undefined };
    },
    errors: (texts) => {
      const faults = Object.entries(rowFaults(kind, texts, rules)).map(([column, fault]) => [
        column,
        [faultError(fault, texts[column] ?? '', { language, locale })],
      ]);
      // An insurer has no notes in which the rest could stand.
      const rests = kind === 'providers' ? Object.entries(rowNotes(kind, texts, rules)) : [];
      const tooMany = rests.flatMap(([column, note]) =>
        note.note === 'several' ? [[column, [{ key: 'import_read.one_only', params: { first: note.first } }]]] : [],
      );
      return Object.fromEntries([...faults, ...tooMany]);
    },
    notes: (texts) =>
      Object.fromEntries([
        ...Object.entries(texts)
          .filter(([column, text]) => extraKeyOfColumn(column) !== undefined && /[\r\n]/.test(text.trim()))
          .map(([column]) => [column, { key: 'import_read.one_line' }] as const),
        ...Object.entries(rowNotes(kind, texts, rules)).flatMap(([column, note]) => {
          const error = noteError(column, note, { text: texts[column] ?? '', currency });
          return error ? [[column, error] as const] : [];
        }),
      ]),
    tooLong: (texts, field, limit) => {
      const count = [...String(readRow(kind, texts, rules)[field] ?? '')].length;
      const rests = restOf(kind, texts);
      // What is too long by itself is told of its own cell.
      if (count <= limit || [...(texts[field] ?? '').trim()].length > limit) return {};
      const all = rests.map(({ rest }) => rest).join('; ');
      return Object.fromEntries(
        columnsTogether(kind, texts, field).map((column) => {
          const own = rests.find((one) => one.field === column)?.rest;
          const key = field !== 'notes' ? 'name_long' : own === undefined ? 'notes_with_rest' : 'notes_long';
          return [column, [{ key: `import_read.${key}`, params: { count, limit, rest: short(own ?? all) } }]];
        }),
      );
    },
    isFilled: (column) => all.some((values) => Boolean(values[column]?.trim())),
  };
}

/** The text that a row has in a column; undefined where it has none. */
export function textIn(row: Readonly<Record<string, unknown>>, column: string): string | undefined {
  const value = row[column];
  return typeof value === 'string' ? value : undefined;
}

/** What cannot be read at all is said by the rule of its column. */
const saysMore = ({ fault }: CellFault) => fault !== 'unreadable' && fault !== 'year_only';
const longest = 60;
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text.trim());
const inWords = (number: string, language: Language) =>
  decimalSignOf(language) === ',' ? number.replace('.', ',') : number;

function faultError(
  fault: CellFault,
  text: string,
  { language, locale }: Pick<Scope, 'language' | 'locale'>,
): FieldError {
  const key = `import_read.${fault.fault}`;
  switch (fault.fault) {
    case 'no_day':
      return { key, params: { number: fault.day, month: monthName(fault.month, language), year: fault.year } };
    case 'no_month':
      // Who writes the month first is not told to write the day first.
      return locale === 'en-US'
        ? { key: 'import_read.no_month_us', params: { text: short(text) } }
        : { key, params: { text: short(text), month: fault.month } };
    case 'twofold': {
      const [thousands, decimals] = [fault.thousands, fault.decimals].map((one) => inWords(one, language));
      return { key, params: { text: short(text), thousands: `${thousands}`, decimals: `${decimals}` } };
    }
    case 'sided':
      return { key, params: { text: short(text), amount: short(fault.amount) } };
    case 'places':
      return { key, params: { text: short(text), rounded: inWords(fault.rounded, language) } };
    default:
      return { key, params: { text: short(text) } };
  }
}

/** Rates of cover are below one as a rule; commissions and shares of a benefit are not. */
const rarelyBelowOne: readonly string[] = ['commission_percent', 'beneficiary_percentage'];
function noteError(
  column: string,
  note: CellNote,
  { text, currency }: { text: string; currency: string },
): FieldError | null {
  const key = `import_read.${note.note}`;
  switch (note.note) {
    case 'currency':
      return isWrittenFor(currency, note.currency) ? null : { key, params: { beside: note.currency, own: currency } };
    case 'several':
      return { key, params: { first: short(note.first), rest: short(note.rest) } };
    case 'make':
      return { key, params: { brand: short(note.brand), model: short(note.model) } };
    case 'below_one':
      return rarelyBelowOne.includes(column) ? { key, params: { text: short(text) } } : null;
    default:
      return { key, params: { text: short(text) } };
  }
}

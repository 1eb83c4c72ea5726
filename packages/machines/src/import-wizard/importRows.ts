import type {
  ImportKind,
  ImportOutcome,
  ImportRowInput,
  ImportRowResult,
  ImportTaken,
  ImportUnknownName,
  Ref,
} from '@corredor/core/api';
import {
  type ColumnMapping,
  type ImportField,
  importFields,
  mostImportBytes,
  plain,
  withLostZero,
} from '@corredor/core/imports';
import type { Money } from '@corredor/core/money';
import type { SheetNote, SheetReading, SheetRow } from '@corredor/core/sheets';
import { normalisePlate } from '@corredor/core/vehicles';

/** A file as it was read: its headings and its rows, all as texts, with each row's number in the file. */
export interface ImportTable {
  fileName: string;
  headings: readonly string[];
  /** Other ways to say each heading. */
  otherwise?: readonly (readonly string[])[];
  /** Columns whose filled cells are all numbers of the sheet, so that a point in them is before decimals. */
  numbers?: readonly boolean[];
  rows: readonly SheetRow[];
  /** How the file was read. */
  reading?: SheetReading;
}
type Messages = Readonly<Record<string, readonly string[]>>;

/** One row on its way: what it says, what the server thinks of it, and what became of it. */
export interface WizardRow {
  number: number;
  values: Readonly<Record<string, string>>;
  /** `identical` is there already just so; `different` is there with other values, and is not written over. */
  state: 'unchecked' | 'good' | 'bad' | 'identical' | 'different' | 'imported';
  isSkipped: boolean;
  outcome: ImportOutcome | null;
  record: Ref | null;
  errors: Messages;
  warnings: Messages;
  /** The limits of the plan under which it makes a record. */
  takes: readonly ImportTaken[];
  /** What it calls an insurer or a branch that the brokerage knows by no such name. */
  unknown: readonly ImportUnknownName[];
  /** Of a policy, what it costs in all. */
  total?: Money;
  /** What it would cost by its net premium, where the row says another total. */
  computed?: Money;
  /** What the reader of the file has to tell of it. */
  notes?: readonly SheetNote[];
}
const untouched = {
  outcome: null,
  record: null,
  errors: {},
  warnings: {},
  takes: [],
  unknown: [],
  total: undefined,
  computed: undefined,
} as const;

/** The rows of a table under a mapping; what was typed over stays where the same field is still mapped. */
export function rowsOf(
  table: ImportTable,
  mapping: ColumnMapping,
  typed: Readonly<Record<number, Readonly<Record<string, string>>>>,
  skipped: readonly number[],
): WizardRow[] {
  return table.rows.map(({ number, cells, notes }) => ({
    number,
    notes,
    values: Object.fromEntries(
      mapping.flatMap((field, index) =>
        field === null ? [] : [[field, typed[number]?.[field] ?? cells[index] ?? '']],
      ),
    ),
    state: 'unchecked',
    isSkipped: skipped.includes(number),
    ...untouched,
  }));
}
/** The row with one field typed over; what the server said of it no longer counts. */
export const fixed = (row: WizardRow, field: string, value: string): WizardRow => ({
  ...row,
  ...untouched,
  values: { ...row.values, [field]: value },
  state: 'unchecked',
});
/** Takes over what the server said of some rows. */
export function judged(
  rows: readonly WizardRow[],
  results: readonly ImportRowResult[],
  isInEarnest: boolean,
): WizardRow[] {
  const byNumber = new Map(results.map((result) => [result.number, result]));
  return rows.map((row) => {
    const result = byNumber.get(row.number);
    if (!result) return row;
    const { outcome, record, errors, warnings, takes = [], unknown_names } = result;
    const { total_grant: total, computed_total: computed } = result;
    // A name that was said stays in sight while it can be said otherwise.
    const unknown = unknown_names ?? row.unknown;
    return {
      ...row,
      state: stateAfter(outcome, isInEarnest),
      outcome,
      record,
      errors,
      warnings,
      takes,
      unknown,
      total,
      computed,
    };
  });
}

function stateAfter(outcome: ImportOutcome, isInEarnest: boolean): WizardRow['state'] {
  if (outcome === 'failed') return 'bad';
  if (outcome === 'identical' || outcome === 'different') return outcome;
  return isInEarnest ? 'imported' : 'good';
}

const numberOf = ({ values }: WizardRow) => withLostZero(values.identification ?? '');
const isTitular = ({ values }: WizardRow) => !values.titular_identification?.trim();
/** Whether a row calls an insurer or a branch so. */
export const isCalled = ({ unknown }: WizardRow, { kind, name }: ImportUnknownName) =>
  unknown.some((one) => one.kind === kind && plain(one.name) === plain(name));

/** A name in the file that the brokerage does not know, how many rows have it, and what was said of it. */
export type NameToSay = ImportUnknownName & { rows: number; recordId: number | null };
/** The names that are to be said once, those of most rows first. */
export function namesToSay(
  rows: readonly WizardRow[],
  names: readonly (ImportUnknownName & { record_id: number })[],
): NameToSay[] {
  const found = new Map<string, NameToSay>();
  for (const { isSkipped, unknown } of rows)
    for (const { kind, name } of isSkipped ? [] : unknown) {
      const key = `${kind} ${plain(name)}`;
      const said = names.find((one) => one.kind === kind && plain(one.name) === plain(name));
      const known = found.get(key) ?? { kind, name, rows: 0, recordId: said?.record_id ?? null };
      found.set(key, { ...known, rows: known.rows + 1 });
    }
  return [...found.values()].sort((one, other) => other.rows - one.rows);
}

/** Rows that wait until somebody looked at them: with more cells than headings, or parted by a break, their values may stand under wrong ones. */
export const rowsToLookAt = ({ rows }: ImportTable): number[] =>
  rows.flatMap(({ number, notes = [] }) =>
    notes.some(({ kind }) => kind === 'long' || kind === 'broken') ? [number] : [],
  );

/** Whether the server has yet to look at the row. */
export const isToCheck = (row: WizardRow) => row.state === 'unchecked' && !row.isSkipped;
/** Whether the server found the row good and has yet to write it. */
export const isToImport = (row: WizardRow) => row.state === 'good' && !row.isSkipped;

/** Whether nothing is left to do about the row: it went in, or was there already. */
export const isSettled = ({ state }: WizardRow) => state === 'imported' || state === 'identical';
/** Whether somebody should look at the row: it is wrong, or the record that is there says otherwise. */
export const isToFix = ({ state, isSkipped }: WizardRow) => (state === 'bad' || state === 'different') && !isSkipped;

/** Rows in the order in which they go in. */
const titularsFirst = (rows: readonly WizardRow[]) => [
  ...rows.filter(isTitular),
  ...rows.filter((row) => !isTitular(row)),
];

/** The next rows for the server, those on whom others depend first: no more than it takes at once, by number and by size. */
export function nextRows(
  rows: readonly WizardRow[],
  wanted: (row: WizardRow) => boolean,
  size: number,
  kind: ImportKind = 'customers',
): WizardRow[] {
  const next = wholeGroups(kind, titularsFirst(rows.filter(wanted)), size);
  let bytes = 0;
  const tooMany = next.findIndex((row, index) => {
    bytes += sizeOf(toInput(row)) + 1;
    return index > 0 && bytes > mostImportBytes;
  });
  return tooMany === -1 ? next : next.slice(0, tooMany);
}
/** Rows that only go in together are sent together, as far as they are no more than the server takes. */
function wholeGroups(kind: ImportKind, rows: readonly WizardRow[], size: number): WizardRow[] {
  if (kind !== 'payments') return rows.slice(0, size);
  const groups = new Map<string, WizardRow[]>();
  for (const row of rows) {
    const key = togetherOf(kind, row) || `#${row.number}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const next: WizardRow[] = [];
  for (const group of groups.values()) {
    if (next.length > 0 && next.length + group.length > size) break;
    next.push(...group);
  }
  return next.slice(0, size);
}
const sizeOf = (row: ImportRowInput) => new TextEncoder().encode(JSON.stringify(row)).length;
/** The row as the server takes it: without its empty fields. */
export const toInput = ({ number, values }: WizardRow): ImportRowInput => ({
  number,
  values: Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== '')),
});

/** Titulars whom these rows name and who stand in other rows of the file. */
export function titularsElsewhere(rows: readonly WizardRow[], sent: readonly WizardRow[]): string[] {
  const named = sent.map(({ values }) => values.titular_identification?.trim() ?? '').filter((text) => text !== '');
  if (named.length === 0) return [];
  const numbers = new Set(sent.map(({ number }) => number));
  const others = new Set(rows.flatMap((row) => (numbers.has(row.number) || row.isSkipped ? [] : [numberOf(row)])));
  return [...new Set(named)].filter((text) => others.has(withLostZero(text)));
}
const keyOf: Record<ImportKind, (row: WizardRow) => string> = {
  customers: numberOf,
  vehicles: ({ values }) => normalisePlate(values.plate ?? ''),
  insureds: (row) => numberOf(row) && `${numberOf(row)} ${row.values.relationship ?? ''}`,
  policies: ({ values }) =>
    values.number?.trim() ? `${values.number.trim().toLowerCase()} ${plain(values.provider ?? '')}` : '',
  providers: ({ values }) => withLostZero(values.ruc ?? '') || plain(values.name ?? ''),
  branches: ({ values }) => plain(values.name ?? ''),
  // Two instalments of a policy may well be alike.
  payments: () => '',
};
/** What rows have in common that only go in together; of most kinds each row stands alone. */
export function togetherOf(kind: ImportKind, { values }: Pick<WizardRow, 'values'>): string {
  if (kind !== 'payments') return '';
  const number = values.number?.trim().toLowerCase() ?? '';
  return number && `${number} ${plain(values.provider ?? '')}`;
}
/** Rows on which others hang by what changed of one: the server looks at all of them again. */
export function withOthers(
  kind: ImportKind,
  rows: readonly WizardRow[],
  changed: readonly (Pick<WizardRow, 'values'> | undefined)[],
): WizardRow[] {
  const keys = new Set(changed.flatMap((row) => (row && togetherOf(kind, row)) || []));
  if (keys.size === 0) return [...rows];
  return rows.map((row) =>
    row.state !== 'imported' && keys.has(togetherOf(kind, row)) ? { ...row, ...untouched, state: 'unchecked' } : row,
  );
}
/** The key of a row; its texts stay the same while the server judges it. */
const keys = new WeakMap<WizardRow['values'], { kind: ImportKind; key: string }>();
function keyIn(kind: ImportKind, row: WizardRow): string {
  const before = keys.get(row.values);
  if (before?.kind === kind) return before.key;
  const key = keyOf[kind](row);
  keys.set(row.values, { kind, key });
  return key;
}
/** Rows that repeat the key of an earlier row, by number: whose first is which. */
export function repeatedRows(kind: ImportKind, rows: readonly WizardRow[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const row of rows) {
    const key = keyIn(kind, row);
    if (row.isSkipped || key === '') continue;
    const before = first.get(key);
    if (before === undefined) first.set(key, row.number);
    else repeated.set(row.number, before);
  }
  return repeated;
}
/** Whether the kind, or a branch, has a field of this name. */
export const isField = (kind: ImportKind, field: string, extras: readonly ImportField[]) =>
  [...importFields[kind], ...extras].some(({ name }) => name === field);

/** What the plan has left under a limit; null without limit. */
export type ImportRoom = Readonly<Partial<Record<ImportTaken, number | null>>>;

interface FittingRows {
  fitting: number;
  /** How many do not fit. */
  left: number;
  /** The limit that stops the first of those. */
  tight: ImportTaken | null;
}

/** How many of the rows that are good fit the plan, in the order in which they go in; a person whom several rows bring is made once. */
export function fittingRows(rows: readonly WizardRow[], room: ImportRoom): FittingRows {
  const taken = { customers: 0, vehicles: 0, policies: 0 };
  const people = new Set<string>();
  let fitting = 0;
  let left = 0;
  let tight: ImportTaken | null = null;
  for (const row of titularsFirst(rows.filter(isToImport))) {
    const person = row.takes.includes('customers') ? personOf(row) : '';
    const needs = row.takes.filter((limit) => limit !== 'customers' || !people.has(person));
    const full = needs.find((limit) => taken[limit] >= (room[limit] ?? Number.POSITIVE_INFINITY));
    if (full) {
      left += 1;
      tight ??= full;
    } else {
      for (const limit of needs) taken[limit] += 1;
      if (person !== '') people.add(person);
      fitting += 1;
    }
  }
  return { fitting, left, tight };
}
const personOf = ({ values }: WizardRow) =>
  withLostZero(
    values.owner_identification ?? values.contractor_identification ?? values.identification ?? '',
  ).toUpperCase();

import type { MovementItemMatch } from '@corredor/core/api';
import type { DateOrder } from '@corredor/core/dates';
import { compareMoney, type DecimalSign, type Money, subtractMoney } from '@corredor/core/money';
import { type ItemSheetFault, type ItemSheetKind, itemSheetRules, readItemRow } from '@corredor/core/movements';
import { premiumOfSum, termNetChange } from '@corredor/core/premium';
import type { SheetRow as SheetRowRead } from '@corredor/core/sheets';
import {
  type DraftItem,
  type DraftTarget,
  emptyItem,
  type FamilyRelationship,
  type Relationship,
  sizeOf,
} from '../parts/index.ts';

type MatchCode = MovementItemMatch['faults'][number]['code'];
/** Why a row of a sheet cannot become an item. */
export type RowFault = 'shifted' | ItemSheetFault | Exclude<MatchCode, 'required'> | 'twice';
/** The texts of a row of a file, by field. */
export interface SheetTexts {
  number: number;
  texts: Readonly<Record<string, string>>;
  /** It has more cells than there are headings, or a break parts it, and nobody typed over it: its values may stand under the wrong ones. */
  isShifted?: boolean;
}
export type ReadRow = SheetTexts & { read: ReturnType<typeof readItemRow> };
/** A row with what became of it: an item, or what is wrong with its columns. */
export type SheetRow = SheetTexts & {
  item: DraftItem | null;
  faults: Readonly<Record<string, RowFault>>;
  /** What its sum and rate make, or the policy's list says, where its premium in the file is another, which counts. */
  computed?: Money;
};

/** What the rows of a file say, as the mapping of its columns reads it and somebody typed over it. */
export const textsOf = (
  rows: readonly SheetRowRead[],
  mapping: readonly (string | null)[],
  typed: Readonly<Record<number, Readonly<Record<string, string>>>>,
): SheetTexts[] =>
  rows.map(({ number, cells, notes = [] }) => ({
    number,
    ...(notes.some(({ kind }) => kind === 'long' || kind === 'broken') && !typed[number] && { isShifted: true }),
    texts: {
      ...Object.fromEntries(mapping.flatMap((field, column) => (field ? [[field, cells[column] ?? '']] : []))),
      ...typed[number],
    },
  }));

/** Reads the rows of a file: amounts as their columns tell, else with the reader's sign before decimals; days in the reader's order. */
export function readRows(
  kind: ItemSheetKind,
  rows: readonly SheetTexts[],
  { decimal, order }: { decimal?: DecimalSign; order?: DateOrder } = {},
): ReadRow[] {
  const texts = rows.map((row) => row.texts);
  const rules = itemSheetRules(kind, texts, decimal, order);
  return rows.map((row) => ({ ...row, read: readItemRow(kind, row.texts, rules) }));
}

/** Whether a row names its record, so that the server can look for it. */
export const isNamed = ({ read }: ReadRow) => Object.values(read.key).some((value) => value !== '');

interface Joined {
  kind: ItemSheetKind;
  rows: readonly ReadRow[];
  /** What the server found for those rows that name something, in their order. */
  matches: readonly MovementItemMatch[];
  /** What the movement has already. */
  items: readonly DraftItem[];
}
/** The items that a sheet makes, each with the number of its row, and what is wrong with the others. */
export function joinRows({ kind, rows, matches, items }: Joined): SheetRow[] {
  const found = matches[Symbol.iterator]();
  const taken = new Set(items.map(subjectOf).filter((one) => one !== null));
  let key = items.reduce((most, one) => Math.max(most, one.key), 0);
  return rows.map((row): SheetRow => {
    const { number, texts, read } = row;
    const match = isNamed(row) ? (found.next().value ?? null) : null;
    const faults: Record<string, RowFault> = { ...read.faults };
    for (const { field, code } of match?.faults ?? []) faults[field] ??= code;
    const premium = premiumOf(kind, read, match);
    if (kind.isCharged && premium === '' && !faults.term_net) faults.term_net = 'required';
    const item = match && toItem(kind, { read, match, premium, key: key + 1 });
    if (row.isShifted && Object.keys(faults).length === 0) faults[keyFieldOf(row)] = 'shifted';
    const subject = item && subjectOf(item);
    if (subject && taken.has(subject) && Object.keys(faults).length === 0) faults[keyFieldOf(row)] = 'twice';
    if (!item || Object.keys(faults).length > 0) return { number, texts, item: null, faults };
    if (subject) taken.add(subject);
    key += 1;
    const computed = kind.isCharged && read.term_net !== '' ? computedPremium(kind, read, match) : '';
    const isOther = computed !== '' && compareMoney(computed, premium) !== 0;
    return { number, texts, item, faults, computed: isOther ? computed : undefined };
  });
}

/** Where the sheet says nothing, what is taken out costs what the policy's list says, what comes in its sum at its rate, and a change what it changes of that. */
const premiumOf = (kind: ItemSheetKind, read: ReadRow['read'], match: MovementItemMatch | null) =>
  read.term_net === '' ? computedPremium(kind, read, match) : read.term_net;
function computedPremium(
  { action }: ItemSheetKind,
  { values }: ReadRow['read'],
  match: MovementItemMatch | null,
): Money {
  if (action === 'remove') return match?.term_net?.replace('-', '') ?? '';
  const { sum, rate } = values;
  if (action === 'add') return premiumOfSum({ sum: sum ?? null, rate: rate ?? null }) ?? '';
  return (match && (sum || rate) && termNetChange(match, { ...(sum && { sum }), ...(rate && { rate }) })) || '';
}

/** Rows whose premium in the file counts though it is another than is computed: how many, and the one that differs most; null where all are alike. */
export function otherPremiums(rows: readonly SheetRow[]) {
  const other = rows.flatMap(({ number, item, computed }) => {
    if (!item || computed === undefined) return [];
    const { net } = item.premium;
    return [{ number, label: item.label || item.name, said: item.action === 'remove' ? sizeOf(net) : net, computed }];
  });
  const size = ({ said, computed }: { said: Money; computed: Money }) => subtractMoney(said, computed).replace('-', '');
  const [first, ...rest] = other;
  if (!first) return null;
  const example = rest.reduce((most, one) => (compareMoney(size(one), size(most)) > 0 ? one : most), first);
  return { rows: other.length, example };
}

interface Said {
  read: ReadRow['read'];
  match: MovementItemMatch;
  premium: string;
  key: number;
}
function toItem({ action, target }: ItemSheetKind, { read, match, premium, key }: Said): DraftItem {
  const { name, description, limit, percentage, relationship, family_relationship, certificate_number } = read.values;
  const { sum, rate } = read.values;
  const isAdded = action === 'add';
  return {
    ...emptyItem('text', key),
    action,
    target: target as DraftTarget,
    ref: match.id,
    label: match.label ?? '',
    name: isAdded && target === 'general' ? (name ?? '') : '',
    description: description ?? '',
    limit: limit ?? '',
    percentage: percentage ?? '',
    relationship: (relationship as Relationship | undefined) ?? (match.titular ? 'dependent' : 'titular'),
    family_relationship: (family_relationship as FamilyRelationship | undefined) ?? null,
    titular: match.titular,
    certificate_number: certificate_number ?? '',
    sum: sum ?? '',
    rate: rate ?? '',
    extra: read.extra,
    now: isAdded ? null : { sum: match.sum, rate: match.rate, term_net: match.term_net },
    premium: { net: signedAs(action, premium), by: read.term_net === '' ? (isAdded ? 'sum' : 'row') : 'hand' },
  };
}

/** What is taken out is given back, though a file and a list write it without a sign. */
const signedAs = (action: ItemSheetKind['action'], premium: string) =>
  action === 'remove' ? `-${sizeOf(premium)}` : premium;

/** What an item is about, so that nothing is in a movement twice; goods of one name are several. */
const subjectOf = ({ action, target, ref, relationship }: DraftItem) =>
  ref === null ? null : `${action} ${target} ${ref} ${action === 'add' && target === 'insured' ? relationship : ''}`;
const keyFieldOf = ({ read }: ReadRow) =>
  (['plate', 'chassis_number', 'identification', 'name'] as const).find((name) => read.key[name]) ?? 'plate';

import { bagOf, inFull, looserBags } from './abbreviations.ts';
import { importFields } from './fields.ts';
import type { ImportField, ImportKind } from './importField.ts';
import { person } from './personFields.ts';
import { plain } from './plain.ts';

/** The field that each column of a file stands for; null where the column is left out. */
export type ColumnMapping = readonly (string | null)[];

/** Finds the field of each heading: as it was mapped the last time, else by what brokers call it, the surest heading of a field first, at last an extra field of that name; no field twice. */
export function mapColumns(
  kind: ImportKind,
  headings: readonly string[],
  remembered: Readonly<Record<string, string>> = {},
  extras: readonly ImportField[] = [],
): ColumnMapping {
  return mapFields([...importFields[kind], ...extras], headings, remembered, (key) => withoutOwner(kind, key));
}

/** The same for fields of any sheet; `alias` says how else a heading may be meant. */
export function mapFields(
  fields: readonly ImportField[],
  headings: readonly string[],
  remembered: Readonly<Record<string, string>> = {},
  alias: (key: string) => string = (key) => key,
): ColumnMapping {
  const byHeading = new Map<string, string>();
  const percents = new Set(fields.flatMap(({ name, type }) => (type === 'percent' ? [name] : [])));
  /** How surely a heading says its field: the product's own words come first, and what may mean another thing last. */
  const ranks = new Map<string, number>();
  for (const { name, headings: words } of fields)
    for (const [rank, word] of [name.replaceAll('_', ' '), ...words].entries())
      if (!byHeading.has(plain(word))) {
        byHeading.set(plain(word), name);
        // The names of an extra field in several branches are all its own.
        ranks.set(plain(word), name.startsWith('extra.') ? 0 : rank);
      }
  const known = new Set(fields.map(({ name }) => name));
  const taken = new Set<string>();
  const mapping: (string | null)[] = headings.map(() => null);
  const take = (index: number, field: string | undefined) => {
    if (mapping[index] !== null || field === undefined || !known.has(field) || taken.has(field)) return;
    mapping[index] = field;
    taken.add(field);
  };
  const keys = headings.map(plain);
  // "Comisión $" is an amount.
  const isMoney = headings.map((heading) => /[$€]|\b(?:usd|eur|monto|valor)\b/i.test(heading));
  keys.forEach((key, index) => {
    if (Object.hasOwn(remembered, key)) take(index, remembered[key]);
  });
  const takeByRank = (said: (key: string) => string) => {
    const known = keys.flatMap((key, index) => {
      const field = Object.hasOwn(remembered, key) ? undefined : byHeading.get(said(key));
      return field === undefined || (isMoney[index] && percents.has(field))
        ? []
        : [{ index, field, rank: ranks.get(said(key)) ?? 0 }];
    });
    for (const { index, field } of known.toSorted((one, other) => one.rank - other.rank)) take(index, field);
  };
  takeByRank((key) => key);
  // What is called by its plain name goes first; "Teléfono del cliente" is the phone where nothing else is.
  takeByRank(alias);
  // A currency behind a heading says nothing of the field.
  takeByRank((key) => alias(key.replace(inCurrency, '')));
  // At last what programs shorten: "FEC_VIG_INI".
  const byBag = bagsOf(fields);
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  const takeInFull = (index: number, full: string) => {
    const looser = looserBags(full).flatMap(({ bag, without }) => {
      const field = byBag.get(bag);
      const type = types.get(field ?? '');
      const fits = without === 'date' ? type === 'date' : without === 'number' ? isNamed(type) : true;
      return field && fits ? [field] : [];
    });
    const [field] = [byBag.get(bagOf(full)) ?? [], looser].flat();
    if (field && !(isMoney[index] && percents.has(field))) take(index, field);
  };
  for (const said of [(full: string) => full, alias])
    headings.forEach((heading, index) => {
      if (heading !== '' && !Object.hasOwn(remembered, keys[index] ?? '')) takeInFull(index, said(inFull(heading)));
    });
  // What stands in columns of its own is not looked for in one with others.
  for (const { name, holds = [] } of fields)
    if (holds.some((held) => taken.has(held)))
      for (const index of keys.keys()) if (mapping[index] === name) mapping[index] = null;
  return mapping;
}

/** The field of each heading in full; none where two fields are called alike then. */
function bagsOf(fields: readonly ImportField[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { name, headings } of fields)
    for (const bag of bagsOfField(headings)) {
      const other = found.get(bag);
      if (other === undefined) found.set(bag, name);
      else if (other !== name && !name.startsWith('extra.')) found.set(bag, null);
    }
  return found;
}
/** Many rows of a file are asked whether they are its headings. */
const kept = new WeakMap<readonly string[], readonly string[]>();
function bagsOfField(headings: readonly string[]): readonly string[] {
  const bags = kept.get(headings) ?? headings.map((heading) => bagOf(inFull(heading)));
  kept.set(headings, bags);
  return bags;
}
/** Whether "number of" says nothing before such a field. */
const isNamed = (type: ImportField['type'] | undefined) =>
  type === 'text' || type === 'identification' || type === 'phone';

const inCurrency = / (?:en )?(?:usd|us|dolares|dolar|eur|euros?|pesos|soles|mxn|cop|pen)$/;
const whom = '(?:cliente|asegurado|afiliado|contratante|tomador|propietario|dueno|persona)';
const who = '(?:customer|client|insured|contractor|policyholder|owner|person)';
const ofWhom = new RegExp(`^(.+?) (?:(?:del|de la|de el|de) )?${whom}(?: [ao])?$`);
const whose = new RegExp(`^${who}(?: s)? (.+)$`);
const ofVehicle = /^(.+?) (?:del |de )?(?:vehiculo|auto|automovil|carro)$/;
const vehicles = /^(?:vehicle|car)(?: s)? (.+)$/;

/** A heading without saying whose the value is; beside vehicles, a person is the owner. */
function withoutOwner(kind: ImportKind, key: string): string {
  const person = ofWhom.exec(key)?.[1] ?? whose.exec(key)?.[1];
  // The state of a customer is rarely a province, and their kind or an insured value is none of a policy.
  if (person !== undefined && ownOfThings.has(person)) return key;
  if (kind !== 'vehicles') return person ?? key;
  if (person !== undefined) return ownerWords.get(person) ?? key;
  return ofVehicle.exec(key)?.[1] ?? vehicles.exec(key)?.[1] ?? key;
}
const ownOfThings = new Set(['estado', 'state', 'tipo', 'type', 'valor', 'suma', 'monto', 'capital']);
const ownerWords = new Map([
  ...person.name.headings.map((word) => [plain(word), 'owner name'] as const),
  ...person.identification.headings.map((word) => [plain(word), 'owner identification'] as const),
]);

/** What to remember of a mapping, by heading. */
export function rememberMapping(headings: readonly string[], mapping: ColumnMapping): Record<string, string> {
  return Object.fromEntries(
    headings.flatMap((heading, index) => {
      const field = mapping[index];
      return field ? [[plain(heading), field]] : [];
    }),
  );
}

/** The required fields that no column stands for. */
export function missingFields(kind: ImportKind, mapping: ColumnMapping): string[] {
  const held = heldBy(importFields[kind], mapping);
  return importFields[kind]
    .filter(({ name, isRequired }) => isRequired && !mapping.includes(name) && !held.includes(name))
    .map(({ name }) => name);
}
/** The fields that mapped columns hold together with others. */
const heldBy = (fields: readonly ImportField[], mapping: ColumnMapping) =>
  fields.flatMap(({ name, holds = [] }) => (mapping.includes(name) ? holds : []));

/** The mapping with one column assigned: a field stands in one column, and either by itself or in one with others. */
export function assignColumn(
  kind: ImportKind,
  mapping: ColumnMapping,
  { column, field }: { column: number; field: string | null },
): ColumnMapping {
  const fields = importFields[kind];
  const freed = new Set([
    field,
    ...(fields.find(({ name }) => name === field)?.holds ?? []),
    ...fields.flatMap(({ name, holds }) => (field !== null && holds?.includes(field) ? [name] : [])),
  ]);
  return mapping.map((one, index) => (index === column ? field : freed.has(one) ? null : one));
}

/** How many of some headings are known; each may be given in several ways, the best first. */
export interface KnownHeadings {
  (headings: readonly (readonly string[])[]): number;
  /** The columns of what several rows may share, as those of one insurer. */
  shared?: (headings: readonly (readonly string[])[]) => number[];
}
/** Fields that reports write in the first row of a group only. */
const sharedFields: Readonly<Partial<Record<ImportKind, readonly string[]>>> = {
  policies: ['provider', 'branch', 'contractor_identification', 'contractor_name', 'seller'],
  payments: ['number', 'provider'],
  vehicles: ['owner_identification', 'owner_name', 'brand'],
};

type MapHeadings = (headings: readonly string[]) => ColumnMapping;

/** The field of each column, by the first way to say its heading that is known; no field twice. */
export function mapWays(map: MapHeadings, ways: readonly (readonly string[])[]): ColumnMapping {
  const mapping: (string | null)[] = ways.map(() => null);
  const deepest = Math.max(0, ...ways.map(({ length }) => length));
  for (let depth = 0; depth < deepest; depth += 1)
    map(ways.map((way, column) => (mapping[column] === null ? (way[depth] ?? '') : ''))).forEach((field, column) => {
      if (field !== null && mapping[column] === null && !mapping.includes(field)) mapping[column] = field;
    });
  return mapping;
}
/** How many headings a way of mapping knows; of a kind of import, also which its rows may share. */
export function knownBy(map: MapHeadings, kind?: ImportKind): KnownHeadings {
  const known = (ways: readonly (readonly string[])[]) => mapWays(map, ways).filter((field) => field !== null).length;
  const fields = (kind && sharedFields[kind]) ?? [];
  const shared = (ways: readonly (readonly string[])[]) =>
    mapWays(map, ways).flatMap((field, column) => (field !== null && fields.includes(field) ? [column] : []));
  return Object.assign(known, { shared });
}

/** All ways to say the headings of a table, the best first. */
export const waysOfTable = ({
  headings,
  otherwise = [],
}: {
  headings: readonly string[];
  otherwise?: readonly (readonly string[])[];
}) => headings.map((heading, column) => [heading, ...(otherwise[column] ?? [])]);

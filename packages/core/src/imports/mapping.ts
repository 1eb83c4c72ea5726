import { importFields } from './fields.ts';
import type { ImportKind } from './importField.ts';
import { plain } from './plain.ts';

/** The field that each column of a file stands for; null where the column is left out. */
export type ColumnMapping = readonly (string | null)[];

/** Finds the field of each heading: as it was mapped the last time, else by what brokers call it; no field twice. */
export function mapColumns(
  kind: ImportKind,
  headings: readonly string[],
  remembered: Readonly<Record<string, string>> = {},
): ColumnMapping {
  const fields = importFields[kind];
  const byHeading = new Map<string, string>();
  for (const { name, headings: words } of fields)
    for (const word of [name.replaceAll('_', ' '), ...words])
      if (!byHeading.has(plain(word))) byHeading.set(plain(word), name);
  const known = new Set(fields.map(({ name }) => name));
  const taken = new Set<string>();
  return headings.map((heading) => {
    const key = plain(heading);
    const last = Object.hasOwn(remembered, key) ? remembered[key] : undefined;
    const field = last !== undefined && known.has(last) ? last : byHeading.get(key);
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

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
  return importFields[kind]
    .filter(({ name, isRequired }) => isRequired && !mapping.includes(name))
    .map(({ name }) => name);
}

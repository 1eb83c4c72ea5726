import { type ImportKind, importFields, withLostZero } from '@corredor/core/imports';

type Values = Readonly<Record<string, unknown>>;

/** What a record has where a row says otherwise, by field; a field of which the row says nothing never differs. */
export function differencesOf(kind: ImportKind, row: Values, stored: Values): Record<string, unknown> {
  const fields = importFields[kind].filter(({ name }) => name in row && name in stored);
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const own = row[name];
      const other = stored[name];
      const isSame =
        type === 'identification' ? withLostZero(textOf(own)) === withLostZero(textOf(other)) : isAlike(own, other);
      return isSame ? [] : [[name, other]];
    }),
  );
}

function isAlike(own: unknown, other: unknown): boolean {
  if (Array.isArray(own) && Array.isArray(other)) return listOf(own) === listOf(other);
  return textOf(own) === textOf(other);
}
const listOf = (values: readonly unknown[]) => values.map(String).toSorted().join();
/** Programs write the ends of lines in their own way, which says nothing. */
const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : String(value).replace(/\r\n?/g, '\n').trim().normalize('NFC');

import { importFields } from './fields.ts';
import type { ImportKind } from './importField.ts';
import { readValue } from './readValue.ts';

/** The texts of one row, by field. */
export type RowTexts = Readonly<Record<string, string>>;

/** Reads a row's texts as the API takes them; empty cells say nothing. */
export function readRow(kind: ImportKind, texts: RowTexts): Record<string, string | string[] | number> {
  return Object.fromEntries(
    importFields[kind].flatMap(({ name, type }) => {
      const text = Object.hasOwn(texts, name) ? (texts[name] ?? '') : '';
      return text.trim() === '' ? [] : [[name, readValue(type, text)]];
    }),
  );
}

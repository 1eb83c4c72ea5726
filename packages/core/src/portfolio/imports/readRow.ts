import { importFields } from './fields.ts';
import type { ImportField, ImportKind } from './importField.ts';
import { readValue } from './readValue.ts';

/** The texts of one row, by field. */
export type RowTexts = Readonly<Record<string, string>>;

/** Reads a row's texts as the API takes them; empty cells say nothing. */
export const readRow = (kind: ImportKind, texts: RowTexts) => readTexts(importFields[kind], texts);

/** The same for the fields of any sheet. */
export function readTexts(fields: readonly ImportField[], texts: RowTexts): Record<string, string | string[] | number> {
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const text = Object.hasOwn(texts, name) ? (texts[name] ?? '') : '';
      return text.trim() === '' ? [] : [[name, readValue(type, text)]];
    }),
  );
}

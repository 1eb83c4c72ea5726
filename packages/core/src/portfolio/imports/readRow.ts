import type { ExtraField } from '../../contract/api/index.ts';
import type { ExtraValue } from '../extras/index.ts';
import { importFields } from './fields.ts';
import type { ImportField, ImportKind } from './importField.ts';
import { plain } from './plain.ts';
import { readNumber, readValue } from './readValue.ts';

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

const yes = new Set(['si', 's', 'yes', 'y', 'true', 'verdadero', 'x', '1']);
const no = new Set(['no', 'n', 'false', 'falso', '0']);

/** Reads the text of a cell as the extra field takes it; what cannot be read stays as it is, so that the check can name it. */
export function readExtraText({ kind, choices }: Pick<ExtraField, 'kind' | 'choices'>, text: string): ExtraValue {
  const value = text.trim();
  switch (kind) {
    case 'number':
      return readNumber(value);
    case 'money':
    case 'date':
      return String(readValue(kind, value));
    case 'yes_no':
      return yes.has(plain(value)) ? true : no.has(plain(value)) ? false : value;
    case 'choice':
      return choices.find((one) => one === value) ?? choices.find((one) => plain(one) === plain(value)) ?? value;
    case 'text':
      return value;
  }
}

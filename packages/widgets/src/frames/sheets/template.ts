import { saveSheet, textCell } from './sheet.ts';

/** Writes texts to an Excel file; the first row has the headings. */
export async function saveTexts([head = [], ...body]: readonly (readonly string[])[], name: string) {
  await saveSheet(
    head,
    body.map((row) => row.map(textCell)),
    name,
  );
}

/** A file with the columns that are understood and one row that shows how they are filled. */
export const saveTemplate = (
  fields: readonly { name: string; label: string }[],
  sample: Readonly<Record<string, string>>,
  name: string,
) => saveTexts([fields.map(({ label }) => label), fields.map((field) => sample[field.name] ?? '')], name);

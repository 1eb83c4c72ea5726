import type { ImportKept } from '@corredor/core/api';
import type { WizardRow } from '@corredor/machines/import-wizard';
import { saveSheet, textCell } from '../../frames/sheets/index.ts';

type Sheet = readonly (readonly string[])[];

/** Writes texts to an Excel file with bold headings. */
async function writeTexts([head = [], ...body]: Sheet, name: string) {
  await saveSheet(
    head,
    body.map((row) => row.map(textCell)),
    name,
  );
}

interface Field {
  name: string;
  label: string;
}
/** A file with the columns that are understood and one row that shows how they are filled. */
export const saveTemplate = (fields: readonly Field[], sample: Readonly<Record<string, string>>, name: string) =>
  writeTexts([fields.map(({ label }) => label), fields.map((field) => sample[field.name] ?? '')], name);

interface ReportWords {
  name: string;
  row: string;
  outcome: string;
  problems: string;
  outcomeOf: (row: WizardRow) => string;
  labelOf: (field: string) => string;
}
/** Every row of the file with what became of it and why; the wrong ones can be fixed there and imported again. */
export function saveReport(rows: readonly WizardRow[], fields: readonly Field[], words: ReportWords) {
  const problemsOf = ({ errors }: WizardRow) =>
    Object.entries(errors)
      .map(([field, messages]) => `${words.labelOf(field)}: ${messages.join(' ')}`)
      .join(' · ');
  const head = [words.row, ...fields.map(({ label }) => label), words.outcome, words.problems];
  const body = rows.map((row) => [
    String(row.number),
    ...fields.map(({ name }) => row.values[name] ?? ''),
    words.outcomeOf(row),
    problemsOf(row),
  ]);
  return writeTexts([head, ...body], words.name);
}
export type { ImportKept };

import type { ImportKept } from '@corredor/core/api';
import type { WizardRow } from '@corredor/machines/import-wizard';

type Sheet = readonly (readonly string[])[];
const formulaStart = /^[=+\-@\t\r]/;

/** Writes texts to an Excel file with bold headings; none of them can become a formula. */
async function writeSheet(rows: Sheet, name: string) {
  const { default: writeExcel } = await import('write-excel-file/browser');
  const [head = [], ...body] = rows;
  const text = (value: string) => ({ type: String, value: formulaStart.test(value) ? `'${value}` : value });
  await writeExcel(
    [head.map((value) => ({ value, fontWeight: 'bold' as const })), ...body.map((row) => row.map(text))],
    { columns: head.map((value) => ({ width: Math.max(14, value.length + 4) })), stickyRowsCount: 1 },
  ).toFile(`${name}.xlsx`);
}

interface Field {
  name: string;
  label: string;
}
/** A file with the columns that are understood and one row that shows how they are filled. */
export const saveTemplate = (fields: readonly Field[], sample: Readonly<Record<string, string>>, name: string) =>
  writeSheet([fields.map(({ label }) => label), fields.map((field) => sample[field.name] ?? '')], name);

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
  return writeSheet([head, ...body], words.name);
}
export type { ImportKept };

import type { ImportKept } from '@corredor/core/api';
import type { WizardRow } from '@corredor/machines/import-wizard';
import { saveTexts } from '../../frames/sheets/index.ts';

interface Field {
  name: string;
  label: string;
}
interface ReportWords {
  name: string;
  row: string;
  outcome: string;
  problems: string;
  outcomeOf: (row: WizardRow) => string;
  labelOf: (field: string) => string;
  /** What the reader of the file told of a row. */
  notesOf: (row: WizardRow) => readonly string[];
}
interface Reported extends Field {
  holds?: readonly string[];
  isForeign?: boolean;
}
/** The fields of a report: what the file has in one column comes back in one. */
export function reportedFields<Of extends Reported>(fields: readonly Of[], mapping: readonly (string | null)[]): Of[] {
  const held = fields.flatMap(({ name, holds = [] }) => (mapping.includes(name) ? holds : []));
  return fields.filter(
    ({ name, holds, isForeign }) => !held.includes(name) && (!(holds || isForeign) || mapping.includes(name)),
  );
}
/** Every row of the file with what became of it and why, and what was told of its cells; the wrong ones can be fixed there and imported again. */
export function saveReport(rows: readonly WizardRow[], fields: readonly Field[], words: ReportWords) {
  const problemsOf = (row: WizardRow) =>
    [...Object.entries(row.errors), ...Object.entries(row.warnings)]
      .map(([field, messages]) => `${words.labelOf(field)}: ${messages.join(' ')}`)
      .concat(words.notesOf(row))
      .join(' · ');
  const head = [words.row, ...fields.map(({ label }) => label), words.outcome, words.problems];
  const body = rows.map((row) => [
    String(row.number),
    ...fields.map(({ name }) => row.values[name] ?? ''),
    words.outcomeOf(row),
    problemsOf(row),
  ]);
  return saveTexts([head, ...body], words.name);
}
export type { ImportKept };

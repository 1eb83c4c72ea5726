import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type CsvFault, readCie10, writeCie10 } from '../../../portfolio/cie10/index.ts';
import { asOperator, type Command, exitCodes, UsageError } from '../parts/index.ts';

const mostFaults = 20;
const help = `Usage: corredor import-cie10 <file.csv> [--dry-run]

Adds the diagnoses of a CSV file and changes those that differ; nothing is deleted, and a second run
changes nothing. With a fault in any line nothing is written.

The first line names the columns, in any order:
  code            required, such as I10 or E11.9; the dot may be left out
  name_es         required; "name" means the same
  name_en         shown to readers of English; without it they see the Spanish name
  description_es  "description" means the same
  description_en
UTF-8; separated by commas, semicolons or tabs. A column that is left out stays as it is.

Options:
  --dry-run       say what would change, and change nothing
  --help          show this

Exit codes: 0 done, 1 the file or the database refuses, 2 typed wrongly.`;

/** `corredor import-cie10 <file.csv>`: the operator's way to fill the shared list of diagnoses. */
export const importCie10: Command = {
  name: 'import-cie10',
  summary: 'add and change diagnoses from a CSV file',
  help,
  run: async (args, { out, err }) => {
    const { values, positionals } = parseArgs({
      args,
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [path, ...more] = positionals;
    if (path === undefined) throw new UsageError('name the CSV file.');
    if (more.length > 0) throw new UsageError(`one file at a time, not also ${more.join(' ')}.`);
    const text = await readText(path);
    const { rows, faults } = readCie10(text);
    if (faults.length > 0) {
      for (const fault of faults.slice(0, mostFaults)) err(describe(path, fault));
      if (faults.length > mostFaults) err(`… and ${faults.length - mostFaults} more.`);
      err('Nothing was written.');
      return exitCodes.failed;
    }
    const isDryRun = values['dry-run'];
    const { created, updated, unchanged } = await asOperator(({ ownerDb }) => writeCie10(ownerDb, rows, { isDryRun }));
    out(
      `${isDryRun ? 'Would add' : 'Added'} ${created}, ${isDryRun ? 'change' : 'changed'} ${updated}; ${unchanged} are the same already.`,
    );
    return exitCodes.done;
  },
};

async function readText(path: string) {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const reason =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'is not there' : 'is unreadable';
    throw new UsageError(`${path} ${reason}.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${path} is not written in UTF-8. Save it as "CSV UTF-8" and try again.`);
  }
}
const describe = (path: string, { line, column, value, reason }: CsvFault) =>
  `${path}, line ${line}, column ${column}: ${value === '' ? '' : `"${cut(value)}" `}${reason}`;
const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

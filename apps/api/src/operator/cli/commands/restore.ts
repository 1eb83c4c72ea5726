import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, checkBackup, restore as restoreBackup } from '../../backup/index.ts';
import { asOperator, type Command, exitCodes, UsageError } from '../parts/index.ts';

const help = `Usage: corredor restore <folder> [--check | --other-key]

Puts a backup into a new, empty system, and brings its tables up to this program. All or nothing: a backup
that is damaged, a system that holds data, and a server that runs are refused, and nothing is overwritten.

Options:
  --check         only read the backup through and compare its checksums
  --other-key     restore although the secret key is another one: everybody must then recover the password
  --help          show this

Exit codes: 0 done, 1 refused, 2 typed wrongly.`;

/** `corredor restore <folder>`: a backup, into an empty system. */
export const restore: Command = {
  name: 'restore',
  summary: 'put a backup into an empty system',
  help,
  run: async (args, { out, err }) => {
    const { values, positionals } = parseArgs({
      args,
      options: { check: { type: 'boolean', default: false }, 'other-key': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (folder === undefined) throw new UsageError('name the folder of the backup.');
    if (more.length > 0) throw new UsageError(`one folder at a time, not also ${more.join(' ')}.`);
    if (values.check && values['other-key'])
      throw new UsageError('--check restores nothing, so it needs no --other-key.');
    const path = resolve(folder);
    try {
      const { takenAt, tables, files } = values.check
        ? await checkBackup(path)
        : await intoEmpty(path, values['other-key']);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const what = `${rows} rows of ${tables.length} tables and ${files.length} files, taken at ${takenAt}`;
      out(values.check ? `The backup is whole: ${what}.` : `Restored ${what}.`);
      return exitCodes.done;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      err(`${error.message}\nNothing was ${values.check ? 'compared further' : 'restored'}.`);
      return exitCodes.failed;
    }
  },
};

const intoEmpty = (path: string, acceptsOtherKey: boolean) =>
  asOperator(({ owner, files, settings, isRunning }) => {
    if (isRunning) throw new BackupError('The server is running on this data folder. Stop it first.');
    return restoreBackup({ owner, files, secretKey: settings.secretKey, acceptsOtherKey }, path);
  }, 'roles');

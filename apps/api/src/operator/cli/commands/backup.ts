import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, backUp } from '../../backup/index.ts';
import { asOperator, type Command, exitCodes, UsageError } from '../parts/index.ts';

const help = `Usage: corredor backup <folder>

Writes every table, as it is at one moment, and every file into a new folder, while the server goes on
working. An existing folder is never touched. The folder holds everything that brokerages know of their
customers: keep it as safe as the database.

The secret key is not in it. Keep SECRET_KEY (or the file secret-key of DATA_DIR) in another place: without it
no password serves after a restore.

Options:
  --help          show this

Exit codes: 0 done, 1 the folder or the database refuses, 2 typed wrongly.`;

/** `corredor backup <folder>`: everything but the secret key, into a new folder. */
export const backup: Command = {
  name: 'backup',
  summary: 'write everything into a new folder',
  help,
  run: async (args, { out, err }) => {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
    const [folder, ...more] = positionals;
    if (folder === undefined) throw new UsageError('name the new folder.');
    if (more.length > 0) throw new UsageError(`one folder at a time, not also ${more.join(' ')}.`);
    const path = resolve(folder);
    try {
      // An old database is saved as it is: a backup comes before an update, not after it.
      const { tables, files } = await asOperator(
        ({ owner, files: store, settings }) => backUp({ owner, files: store, secretKey: settings.secretKey }, path),
        'nothing',
      );
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      out(`Wrote ${rows} rows of ${tables.length} tables and ${files.length} files to ${path}.`);
      out('The secret key is not in it: keep it in another place.');
      return exitCodes.done;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      err(`${error.message}\nNothing was written.`);
      return exitCodes.failed;
    }
  },
};

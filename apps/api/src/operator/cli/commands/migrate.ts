import { parseArgs } from 'node:util';
import { migrateUp, pendingMigrations } from '../../../database/index.ts';
import { asOperator, type Command, exitCodes } from '../parts/index.ts';

const help = `Usage: corredor migrate [--dry-run]

Brings the tables of the database up to this program. The server does the same at its start; run this first
where several servers share a database, or to see what an update would change.

Options:
  --dry-run       name what would run, and change nothing
  --help          show this

Exit codes: 0 done, 1 the database refuses or is newer than this program, 2 typed wrongly.`;

/** `corredor migrate`: brings the tables up to this program. */
export const migrate: Command = {
  name: 'migrate',
  summary: "bring the database's tables up to this program",
  help,
  run: async (args, { out }) => {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } });
    const isDryRun = values['dry-run'];
    const names = isDryRun
      ? await asOperator(({ owner }) => pendingMigrations(owner), 'nothing')
      : await asOperator(({ owner }) => migrateUp(owner), 'roles');
    if (names.length === 0) out('The database is up to date.');
    for (const name of names) out(`${isDryRun ? 'Would run' : 'Ran'} ${name}`);
    return exitCodes.done;
  },
};

import { readFile } from 'node:fs/promises';
import type { MigrationBuilder } from 'node-pg-migrate';
import { forGroup } from './group.ts';

const stepwise = /^-- Up Migration, step by step$/m;

/** Whether what a migration did before it failed stays. */
export const isStepwise = async (path: string) => stepwise.test(await readFile(path, 'utf8'));

/**
 * Reads migrations as they run where the app's group has this name. One that is marked so runs step by step, each step committed by
 * itself, so that no lock is held for long; its steps can be done again.
 */
export function loadMigrations(paths: string[], group: string) {
  return Promise.all(
    paths.map(async (path) => {
      const [up = '', down = ''] = forGroup(await readFile(path, 'utf8'), group).split(/^-- Down Migration.*$/m);
      const climb = (builder: MigrationBuilder) => {
        if (!stepwise.test(up)) return void builder.sql(up);
        builder.noTransaction();
        for (const step of up.split(/^-- Next step$/m)) builder.sql(step);
      };
      return {
        id: path,
        filePaths: [path],
        actions: { up: climb, down: (builder: MigrationBuilder) => void builder.sql(down) },
      };
    }),
  );
}

import type { Preferences, PreferencesPatch } from '@corredor/core/api';
import type { Operations } from '../../server/request/operations.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readSessionRecord } from './sessionRecord.ts';

/** Who is signed in, and what that person chose for the interface. */
export const meOperations = (scope: Scope) =>
  ({
    getMe: async () => ok(await readSessionRecord(scope.trx, scope.caller.userId)),
    getMyPreferences: async () => ok(await readPreferences(scope)),
    updateMyPreferences: async ({ body }) => {
      const next = merge(await readPreferences(scope), body);
      const { language, ...preferences } = next;
      await scope.trx
        .updateTable('users')
        .set({ language, preferences: JSON.stringify(preferences) })
        .where('id', '=', scope.caller.userId)
        .execute();
      return ok(next);
    },
  }) satisfies Partial<Operations>;

async function readPreferences(scope: Scope): Promise<Preferences> {
  const user = await scope.trx
    .selectFrom('users')
    .select(['language', 'preferences'])
    .where('id', '=', scope.caller.userId)
    .executeTakeFirstOrThrow();
  return { theme: 'system', density: 'comfortable', grids: {}, ...user.preferences, language: user.language };
}
/** Grids are merged one by one, so that two open lists do not undo each other. */
const merge = (current: Preferences, patch: PreferencesPatch): Preferences => ({
  ...current,
  ...patch,
  grids: merged(current.grids, patch.grids, mostGrids),
  import_columns: patch.import_columns
    ? merged(current.import_columns, patch.import_columns, mostImportKinds)
    : current.import_columns,
});
/** As many as the document promises, and more than any page has. */
const mostGrids = 50;
const mostImportKinds = 10;
/** What changes has a place in any case. */
const merged = <Value>(all: Record<string, Value> = {}, changed: Record<string, Value> = {}, most: number) => {
  const others = Object.entries(all).filter(([name]) => !Object.hasOwn(changed, name));
  return Object.fromEntries([...others, ...Object.entries(changed)].slice(-most));
};

import type { OwnName } from '@corredor/core/api';
import { tidyTexts } from '../../server/checks/texts.ts';
import type { Operations } from '../../server/request/operations.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { recordUser } from './recordUser.ts';
import type { UserStore } from './users.store.ts';

/** What the signed-in user is called: everybody's own business, in the history of the brokerage. */
export const ownNameOperations = ({ trx, caller, ...scope }: Scope, users: UserStore) => {
  const read = (): Promise<OwnName> =>
    trx.selectFrom('users').select(['name', 'last_name']).where('id', '=', caller.userId).executeTakeFirstOrThrow();
  return {
    getMyName: async () => ok(await read()),
    updateMyName: async ({ body }) => {
      const { name, last_name } = tidyTexts(body);
      // Nobody has a brokerage before its profile is made: then there is no history to write.
      const before = await users.find(caller.userId);
      await trx.updateTable('users').set({ name, last_name }).where('id', '=', caller.userId).execute();
      const after = await users.find(caller.userId);
      if (before && after) await recordUser({ trx, caller, ...scope }, 'user_updated', before, after);
      return ok(await read());
    },
  } satisfies Partial<Operations>;
};

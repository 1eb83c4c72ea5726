import { withTenant } from '../database/index.ts';
import type { Scope } from '../server/request/scope.ts';
import { everyPermission, type TestApi } from './testApi.ts';

/** Runs in one transaction what the product does for a brokerage inside other work, as its administrator would. */
export const asOffice = <Result>(
  api: TestApi,
  { partnerId, userId }: { partnerId: number; userId: number },
  work: (scope: Scope) => Promise<Result>,
): Promise<Result> =>
  withTenant(api.world.db, { partnerId, userId }, (trx) =>
    work({
      trx,
      caller: {
        userId,
        partnerId,
        sessionId: 0,
        permissions: everyPermission,
        roleName: null,
        timezone: 'America/Guayaquil',
        currency: 'USD',
        countryId: '218',
      },
      afterCommit: () => {},
      requestId: 'test',
      language: 'es',
      isLanguageAsked: true,
      address: '127.0.0.1',
      userAgent: null,
    }),
  );

import { permissions } from '@corredor/core/permissions';
import { type Db, withTenant } from '../database/index.ts';
import type { Scope } from '../server/request/scope.ts';

/** Runs in one transaction what the product does for a brokerage inside other work, as its administrator would. */
export const asOffice = <Result>(
  db: Db,
  { partnerId, userId }: { partnerId: number; userId: number },
  work: (scope: Scope) => Promise<Result>,
): Promise<Result> =>
  withTenant(db, { partnerId, userId }, (trx) =>
    work({
      trx,
      caller: {
        userId,
        partnerId,
        sessionId: 0,
        permissions,
        roleName: null,
        timezone: 'America/Guayaquil',
        currency: 'USD',
        countryId: '218',
      },
      afterCommit: () => {},
      requestId: 'test',
      language: 'es',
      locale: 'es',
      isLanguageAsked: true,
      address: '127.0.0.1',
      userAgent: null,
    }),
  );

import { audit } from '../../server/records/audit.ts';
import { toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { notFound } from '../../server/request/problems.ts';
import { noContent, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { endSession, endSessionsOf } from '../accounts/index.ts';
import type { SessionStore } from './sessions.store.ts';

/** The caller's own sessions: seen, and ended one by one or all but this one. */
export const ownSessionOperations = (scope: Scope, sessions: SessionStore) => {
  const record = (after: Record<string, unknown>) => {
    const { userId } = scope.caller;
    return audit(scope, { event: 'authn_session_revoked', model: 'user', object_id: userId, before: null, after });
  };
  return {
    listSessions: async (input) => ok(toPage(input, await sessions.page(input.query))),
    deleteSession: async ({ path }) => {
      if (!(await sessions.isOpen(path.sessionId))) return notFound('session');
      await endSession(scope.trx, path.sessionId, 'revoked');
      await record({ session: path.sessionId });
      return noContent();
    },
    deleteOtherSessions: async () => {
      const { userId, sessionId } = scope.caller;
      const ended = await endSessionsOf(scope.trx, userId, 'revoked', sessionId);
      await record({ sessions: ended });
      return noContent();
    },
  } satisfies Partial<Operations>;
};

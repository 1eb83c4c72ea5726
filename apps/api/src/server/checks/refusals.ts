import { networkOf } from '../request/addresses.ts';
import type { OperationCall } from '../request/call.ts';
import { Problem } from '../request/problems.ts';
import type { AsAccount, Caller } from '../request/scope.ts';

const minute = 60_000;
const most = 10_000;

/**
 * Keeps in the history who tried what their role does not allow. The refused request is rolled back, so this is written after it;
 * and once a minute for each session and operation, so that nobody fills the history by asking on and on.
 */
export function createRefusals(now = Date.now) {
  const written = new Map<string, number>();
  const isNew = (key: string) => {
    if ((written.get(key) ?? 0) > now() - minute) return false;
    if (written.size >= most) written.clear();
    written.set(key, now());
    return true;
  };
  return async (asAccount: AsAccount, { operation, facts }: OperationCall, caller: Caller, error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'permission_denied') return;
    const { userId, partnerId, sessionId } = caller;
    if (!isNew(`${sessionId} ${operation.id}`)) return;
    const tried = JSON.stringify({ operation: operation.id, permission: error.parts.permission });
    await asAccount({ userId, partnerId }, (trx) =>
      trx
        .insertInto('audit_log')
        .values({
          partner_id: partnerId || null,
          user_id: userId,
          session_id: sessionId,
          request_id: facts.requestId,
          address: networkOf(facts.address),
          event: 'authz_fail',
          model: 'user',
          object_id: userId,
          after: tried,
        })
        .execute(),
    );
  };
}

import { networkOf } from '../request/addresses.ts';
import type { AuditEntry } from '../request/auditEntry.ts';
import type { Scope } from '../request/scope.ts';

/** Records a change in the same transaction as the change itself, so that one cannot exist without the other. */
export async function audit(scope: Scope, entry: AuditEntry) {
  if (scope.history) scope.history.push(entry);
  else await write(scope, [entry]);
}
/** Writes at once what many changes of one request left for history. */
export async function writeHistory(scope: Scope) {
  const entries = scope.history?.splice(0) ?? [];
  if (entries.length > 0) await write(scope, entries);
}

const write = (scope: Scope, entries: readonly AuditEntry[]) =>
  scope.trx
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        partner_id: scope.caller.partnerId || null,
        user_id: scope.caller.userId,
        session_id: scope.caller.sessionId,
        request_id: scope.requestId,
        address: networkOf(scope.address),
        event: entry.event,
        model: entry.model,
        object_id: entry.object_id,
        before: entry.before ? JSON.stringify(entry.before) : null,
        after: entry.after ? JSON.stringify(entry.after) : null,
      })),
    )
    .execute();

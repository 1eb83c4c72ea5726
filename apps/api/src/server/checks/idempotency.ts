import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperationCall, RawReply } from '../request/call.ts';
import { Problem } from '../request/problems.ts';
import type { Scope } from '../request/scope.ts';

/**
 * Runs the work once for each key of a user: a repeated request gets the first answer, kept in the same transaction as the
 * effect. The same key with another body is refused (422); a refused or failed request keeps nothing, so it can be tried again.
 */
export async function once<Answer extends RawReply>(
  scope: Scope,
  call: OperationCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = call.idempotencyKey;
  if (!key) return work();
  const bodyHash = hashOf([call.path, call.body, call.version]);
  const own = { user_id: scope.caller.userId, key };
  // A second request with the key waits here until the first commits, then finds its answer.
  const inserted = await scope.trx
    .insertInto('idempotency_keys')
    .values({ ...own, method: call.operation.method, path: call.operation.path, body_hash: bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  // What is kept is what the same work answered.
  if (!inserted) return (await replay(scope, call, bodyHash)) as Answer;
  const answer = await work();
  await scope.trx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, body: answer.body === undefined ? null : JSON.stringify(answer.body) })
    .where('user_id', '=', own.user_id)
    .where('key', '=', key)
    .execute();
  return answer;
}

async function replay(scope: Scope, call: OperationCall, bodyHash: string): Promise<RawReply> {
  const stored = await scope.trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', scope.caller.userId)
    .where('key', '=', call.idempotencyKey ?? '')
    .executeTakeFirst();
  if (!stored || stored.status === null) throw new Problem(409, 'operation_running');
  const isSame =
    stored.method === call.operation.method && stored.path === call.operation.path && stored.body_hash === bodyHash;
  if (!isSame) throw new Problem(422, 'idempotency_key_reused');
  return { status: stored.status, body: stored.body ?? undefined };
}
/**
 * The same for strangers, who have no account: the work is done once for each key of an operation, in the transaction of its effect. Its
 * answer is no secret and is made anew.
 */
export async function onceForStranger(
  trx: Transaction<Database>,
  call: OperationCall,
  work: () => Promise<void>,
): Promise<void> {
  const key = call.idempotencyKey;
  if (!key) return work();
  const own = { operation: call.operation.id, key };
  const bodyHash = hashOf([call.path, call.body]);
  // A second request with the key waits here until the first commits.
  const inserted = await trx
    .insertInto('stranger_keys')
    .values({ ...own, body_hash: bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return work();
  const { body_hash } = await trx
    .selectFrom('stranger_keys')
    .select('body_hash')
    .where('operation', '=', own.operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (body_hash !== bodyHash) throw new Problem(422, 'idempotency_key_reused');
}
/** One text for the same values, in whatever order they come. */
export const hashOf = (value: unknown) => createHash('sha256').update(canonical(value)).digest('hex');
/** Left out, so that no quick hash of a password lies beside the slow one. */
const secrets = ['password', 'confirm_password'];
/** JSON with sorted keys, so that the same body always hashes alike. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one)
            .filter(([name]) => !secrets.includes(name))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : one,
  );
}

import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Lane, Lanes } from '../../database/index.ts';
import type { Database } from '../../database/schema.ts';
import type { OperationCall } from '../request/call.ts';
import { unauthorised } from '../request/problems.ts';

const keptFor = 30_000;
const mostKept = 10_000;

/**
 * Chooses by whose connections a call is served. Whose a token is gets remembered for some seconds, for this choice only: what the
 * caller may do is read anew in each request's own transaction.
 */
export function createLaneChoice(lanes: Lanes, now = Date.now) {
  const known = new Map<string, { partnerId: number; until: number }>();
  const asked = new Map<string, Promise<number | null>>();

  const partnerOf = async (token: string): Promise<number | null> => {
    const hash = createHash('sha256').update(token).digest();
    const key = hash.toString('base64');
    const kept = known.get(key);
    if (kept && kept.until > now()) return kept.partnerId;
    const running = asked.get(key);
    if (running) return running;
    const asking = lookUp(lanes.lookUp, hash).finally(() => asked.delete(key));
    asked.set(key, asking);
    const partnerId = await asking;
    // Who has none yet may have one with the next request.
    if (partnerId === null || partnerId < 0) return partnerId;
    if (known.size >= mostKept) known.clear();
    known.set(key, { partnerId, until: now() + keptFor });
    return partnerId;
  };
  return async ({ operation, token }: OperationCall): Promise<Lane> => {
    if (operation.id === 'getHealth') return lanes.health;
    if (operation.security !== 'none' && token) {
      const partnerId = await partnerOf(token);
      if (partnerId !== null)
        return lanes.brokerage(partnerId, operation.id === 'searchRecords' ? 'search' : undefined);
      // What does not serve here would not serve later, unless the operation does without it.
      if (operation.security === 'bearer') throw unauthorised();
    }
    return operation.path.startsWith('/api/auth/') ? lanes.signIn : lanes.strangers;
  };
}

/** The brokerage of a token, and for somebody who has none yet a line of their own; null where the token does not serve. */
async function lookUp(db: Kysely<Database>, hash: Buffer): Promise<number | null> {
  const found = await sql<{
    partner_id: number;
    user_id: number;
  }>`select partner_id, user_id from open_context(${hash}, '')`.execute(db);
  const caller = found.rows[0];
  if (!caller) return null;
  return caller.partner_id || -caller.user_id;
}

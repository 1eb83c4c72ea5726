import { createHash } from 'node:crypto';
import type { LimitSettings } from '../../base/settings/index.ts';
import { createBucket, type Standing } from './counters.ts';

interface Owner {
  userId: number;
  partnerId: number;
}
const mostKnown = 20_000;
/** A page that opens asks for much at once. */
const timesAtOnce = 3;

/**
 * Counts the calls of a user, whatever tokens they carry, and those of a brokerage. Whose a token is was learnt when it first served, so
 * that one who asks too much is refused before the database is asked; until then a token counts for itself.
 */
export function createCallerLimits({ calls, brokerage_calls }: LimitSettings, now = () => Date.now()) {
  const users = createBucket({ perSecond: calls, atOnce: calls * timesAtOnce }, now);
  const brokerages = createBucket({ perSecond: brokerage_calls, atOnce: brokerage_calls * timesAtOnce }, now);
  const known = new Map<string, Owner>();
  return {
    take: (token: string): Standing & { limit: number } => {
      const name = nameOf(token);
      const owner = known.get(name);
      const user = owner ? `user ${owner.userId}` : `token ${name}`;
      const own = { ...users.take(user), limit: calls };
      if (!own.isAllowed || !owner?.partnerId) return own;
      const shared = { ...brokerages.take(String(owner.partnerId)), limit: brokerage_calls };
      if (shared.isAllowed) return own;
      users.giveBack(user);
      return shared;
    },
    /** Tells whose a token is that serves. */
    learn: (token: string, { userId, partnerId }: Owner) => {
      const name = nameOf(token);
      known.delete(name);
      known.set(name, { userId, partnerId });
      const [oldest] = known.keys();
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    },
  };
}
export type CallerLimits = ReturnType<typeof createCallerLimits>;

const nameOf = (token: string) => createHash('sha256').update(token).digest('base64url');

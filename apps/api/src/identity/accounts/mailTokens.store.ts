import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { hashToken, newToken } from './tokens.ts';

type Trx = Transaction<Database>;
type Purpose = 'confirm' | 'reset' | 'invite';
const minutes: Record<Purpose, number> = { confirm: 24 * 60, reset: 30, invite: 7 * 24 * 60 };

/** Makes the one valid link of its purpose for an account; an older one serves no more. */
export async function addMailToken(trx: Trx, userId: number, purpose: Purpose): Promise<string> {
  const token = newToken();
  await trx.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
  await trx
    .insertInto('mail_tokens')
    .values({
      hash: hashToken(token),
      user_id: userId,
      purpose,
      expires_at: sql<string>`app_now() + make_interval(mins => ${minutes[purpose]})`,
    })
    .execute();
  return token;
}

/** The account that a link of one of these purposes belongs to while it is valid; `isUsed` tells a second visit from the first. */
export async function readMailToken(trx: Trx, token: string, purposes: Purpose[]) {
  const found = await trx
    .selectFrom('mail_tokens')
    .select(['user_id', 'used_at'])
    .where('hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<string>`app_now()`)
    .executeTakeFirst();
  return found ? { userId: found.user_id, isUsed: found.used_at !== null } : null;
}

/** Spends a link: of those who try at the same time one is told whose it is, all others get null. */
export async function spendMailToken(trx: Trx, token: string, purposes: Purpose[]): Promise<number | null> {
  const spent = await trx
    .updateTable('mail_tokens')
    .set({ used_at: sql`app_now()` })
    .where('hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`app_now()`)
    .returning('user_id')
    .executeTakeFirst();
  return spent?.user_id ?? null;
}
/** Ends every link that would let somebody choose a password. */
export const endPasswordLinks = (trx: Trx, userId: number) =>
  trx
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['reset', 'invite'])
    .where('used_at', 'is', null)
    .execute();
/** Whether a link of this purpose still serves. */
export async function hasMailToken(trx: Trx, userId: number, purpose: Purpose): Promise<boolean> {
  const found = await trx
    .selectFrom('mail_tokens')
    .select('hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`app_now()`)
    .executeTakeFirst();
  return found !== undefined;
}

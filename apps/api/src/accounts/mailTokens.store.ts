import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
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

const mailsAnHour = 5;

/** Tells whether an address has had its mails for this hour, so that nobody can be flooded by asking in their name. */
export async function hasEnoughMail(trx: Trx, email: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('mails')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
    .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count >= mailsAnHour;
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
/** Marks a link as used. */
export const spendMailToken = (trx: Trx, token: string) =>
  trx.updateTable('mail_tokens').set({ used_at: sql`app_now()` }).where('hash', '=', hashToken(token)).execute();
